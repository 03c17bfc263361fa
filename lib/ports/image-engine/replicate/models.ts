/** What every model is given. The photo is a `data:` URI; the seed keeps all steps of one photo alike. */
export type EditRequest = { photo: string; prompt: string; seed: number };

type ModelInput = Record<string, unknown>;

const SHARED = { aspect_ratio: "match_input_image", output_format: "jpg" } as const;

/**
 * How each image-editing model wants to be asked, after its published input schema. The tolerances are the most
 * permissive that a model takes for a photo: trainers' clients wear sportswear, and the stricter settings refuse it.
 */
const ADAPTERS: Record<string, (request: EditRequest) => ModelInput> = {
  "black-forest-labs/flux-2-pro": ({ photo, prompt, seed }) => ({
    ...SHARED,
    prompt,
    input_images: [photo],
    resolution: "match_input_image",
    safety_tolerance: 5,
    output_quality: 95,
    seed,
  }),
  "black-forest-labs/flux-kontext-pro": ({ photo, prompt, seed }) => ({
    ...SHARED,
    prompt,
    input_image: photo,
    safety_tolerance: 2,
    prompt_upsampling: false,
    seed,
  }),
  "qwen/qwen-image-edit-plus": ({ photo, prompt, seed }) => ({
    ...SHARED,
    prompt,
    image: [photo],
    output_quality: 95,
    seed,
  }),
};

/** @throws RangeError naming the models that are known, when one is not */
export function requireKnownModels(models: readonly string[]): void {
  const unknown = models.filter((model) => !(model in ADAPTERS));
  if (models.length > 0 && unknown.length === 0) return;
  throw new RangeError(
    `REPLICATE_MODELS must name some of ${Object.keys(ADAPTERS).join(", ")}; ${unknown.join(", ") || "nothing"} cannot be used.`,
  );
}

/** The request in the words of a known model. */
export function inputFor(model: string, request: EditRequest): ModelInput {
  const adapter = ADAPTERS[model];
  if (!adapter) throw new RangeError(`Nothing is known about the model ${model}.`);
  return adapter(request);
}
