import { transformationImageUrl } from "./image-url";
import type { Generation, Rating, Transformation } from "./schema";
import { type Place, placesOf } from "./takes";

type ImageLike = {
  id: string;
  side: "front" | "back";
  step: number;
  take: number;
  status: "pending" | "done" | "failed";
  month: number;
  weightLbs: number;
  bodyFat: number;
  engine: "local" | "replicate" | null;
  prompt: string | null;
  lowConfidence: boolean;
  note: string | null;
  rating: number | null;
  error: string | null;
};

type GenerationLike = {
  id: string;
  status: "queued" | "running" | "succeeded" | "failed" | "superseded";
  error: string | null;
  images: ImageLike[];
};

export type PresentedImages = { generation: Generation | null; transformations: Transformation[] };

/** What the server's engines are like: which is asked first, and whether one draws anew when it is asked again. */
export type Engines = { preferred: "local" | "replicate"; canRedraw: boolean };

/** What a client's page shows of its newest generation: progress, and the finished images in step order, front first. */
export function presentImages(generation: GenerationLike | undefined, engines: Engines): PresentedImages {
  if (!generation || generation.status === "superseded") return { generation: null, transformations: [] };
  const { id, status, error } = generation;
  const places = placesOf(generation.images);
  const steps = Math.max(0, ...places.map(({ newest }) => newest.step));
  const transformations = places.flatMap((place) =>
    place.shown ? [presentImage(place.shown, place, steps, engines)] : [],
  );
  return {
    generation: {
      id,
      status,
      engine: transformations[0]?.engine ?? engines.preferred,
      done: transformations.length,
      total: places.length,
      error,
    },
    transformations,
  };
}

function presentImage(
  image: ImageLike,
  { newest }: Place<ImageLike>,
  steps: number,
  { preferred, canRedraw }: Engines,
): Transformation {
  return {
    id: image.id,
    side: image.side,
    step: image.step,
    steps,
    month: image.month,
    bodyFat: image.bodyFat,
    weight: image.weightLbs,
    prompt: image.prompt ?? "",
    imageUrl: transformationImageUrl(image.id),
    engine: image.engine ?? preferred,
    lowConfidence: image.lowConfidence,
    note: image.note,
    rating: image.rating as Rating,
    redraw: redrawOf(newest, canRedraw),
  };
}

function redrawOf({ status, error }: ImageLike, canRedraw: boolean): Transformation["redraw"] {
  if (status !== "done") return { status, error };
  return canRedraw ? { status: "possible", error: null } : null;
}
