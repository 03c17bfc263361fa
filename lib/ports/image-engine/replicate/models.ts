/** Pictures as `data:` URIs: the photo, and a drawing of what is asked for, where there is one. */
export type Pictures = { photo: string; guide: string | null };

/** What every model is given. The seed keeps all steps of one photo alike. */
export type EditRequest = Pictures & { prompt: string; seed: number };

type ModelInput = Record<string, unknown>;

type Model = {
  /** US dollars for one picture of 1080 x 1920 pixels, as published or worked out from the price of a megapixel. */
  usd: number;
  /** Takes a second picture beside the photo. */
  isGuided: boolean;
  input: (request: EditRequest) => ModelInput;
};

const listOf = ({ photo, guide }: Pictures): string[] => (guide === null ? [photo] : [photo, guide]);

const SHARED = { aspect_ratio: "match_input_image", output_format: "jpg" } as const;

/**
 * What each image-editing model costs, and how it wants to be asked, after its published input schema. The tolerances
 * are the most permissive that a model takes for a photo: trainers' clients wear sportswear, and the stricter settings
 * refuse it.
 */
const MODELS: Record<string, Model> = {
  "black-forest-labs/flux-2-pro": {
    usd: 0.06,
    isGuided: true,
    input: ({ prompt, seed, ...pictures }) => ({
      ...SHARED,
      prompt,
      input_images: listOf(pictures),
      resolution: "match_input_image",
      safety_tolerance: 5,
      output_quality: 95,
      seed,
    }),
  },
  "black-forest-labs/flux-kontext-pro": {
    usd: 0.04,
    isGuided: false,
    input: ({ photo, prompt, seed }) => ({
      ...SHARED,
      prompt,
      input_image: photo,
      safety_tolerance: 2,
      prompt_upsampling: false,
      seed,
    }),
  },
  "qwen/qwen-image-edit-plus": {
    usd: 0.03,
    isGuided: true,
    input: ({ prompt, seed, ...pictures }) => ({
      ...SHARED,
      prompt,
      image: listOf(pictures),
      output_quality: 95,
      seed,
    }),
  },
};

/** @throws RangeError naming the models that are known, when one is not */
export function requireKnownModels(models: readonly string[]): void {
  const unknown = models.filter((model) => !(model in MODELS));
  if (models.length > 0 && unknown.length === 0) return;
  throw new RangeError(
    `REPLICATE_MODELS must name some of ${Object.keys(MODELS).join(", ")}; ${unknown.join(", ") || "nothing"} cannot be used.`,
  );
}

/** The request in the words of a known model. */
export const inputFor = (model: string, request: EditRequest): ModelInput => known(model).input(request);

/** Whether a known model takes a guide beside the photo. */
export const takesGuide = (model: string): boolean => known(model).isGuided;

const MICRO = 1_000_000;

/**
 * What one picture of a known model costs, in millionths of a US dollar.
 * @param usd prices per picture that differ from the published ones, by model
 */
export const priceOf = (model: string, usd: Readonly<Record<string, number>>): number =>
  Math.round((usd[model] ?? known(model).usd) * MICRO);

function known(model: string): Model {
  const found = MODELS[model];
  if (!found) throw new RangeError(`Nothing is known about the model ${model}.`);
  return found;
}
