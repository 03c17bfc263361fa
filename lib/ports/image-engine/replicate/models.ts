export type Pictures = { photo: string; guide: string | null };

/** All steps of one photo share the seed, so that they look alike. */
export type EditRequest = Pictures & { prompt: string; seed: number };

type ModelInput = Record<string, unknown>;

type Model = {
  /** US dollars for one picture of 1080 x 1920 pixels: as published, or computed from the price of a megapixel. */
  usd: number;
  isGuided: boolean;
  input: (request: EditRequest) => ModelInput;
};

const listOf = ({ photo, guide }: Pictures): string[] => (guide === null ? [photo] : [photo, guide]);

const SHARED = { aspect_ratio: "match_input_image", output_format: "jpg" } as const;

/** After the published schemas. The highest safety tolerance for photos: stricter ones refuse sportswear. */
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

/** @throws RangeError with the list of known models if the list is empty or has an unknown model */
export function requireKnownModels(models: readonly string[]): void {
  const unknown = models.filter((model) => !(model in MODELS));
  if (models.length > 0 && unknown.length === 0) return;
  throw new RangeError(
    `REPLICATE_MODELS must name some of ${Object.keys(MODELS).join(", ")}; ${unknown.join(", ") || "nothing"} cannot be used.`,
  );
}

export const inputFor = (model: string, request: EditRequest): ModelInput => known(model).input(request);

export const acceptsGuide = (model: string): boolean => known(model).isGuided;

const MICRO = 1_000_000;

/** Millionths of a US dollar. @param usd US dollars per picture where they differ from the published prices */
export const priceOf = (model: string, usd: Readonly<Record<string, number>>): number =>
  Math.round((usd[model] ?? known(model).usd) * MICRO);

function known(model: string): Model {
  const found = MODELS[model];
  if (!found) throw new RangeError(`Nothing is known about the model ${model}.`);
  return found;
}
