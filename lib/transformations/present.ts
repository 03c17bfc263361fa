import { transformationImageUrl } from "./image-url";
import type { Generation, Transformation } from "./schema";

type ImageLike = {
  id: string;
  side: "front" | "back";
  step: number;
  status: "pending" | "done" | "failed";
  month: number;
  weightLbs: number;
  bodyFat: number;
  engine: "local" | "replicate" | null;
  prompt: string | null;
  lowConfidence: boolean;
};

type GenerationLike = {
  id: string;
  status: "queued" | "running" | "succeeded" | "failed" | "superseded";
  error: string | null;
  images: ImageLike[];
};

export type PresentedImages = { generation: Generation | null; transformations: Transformation[] };

/** What a client's page shows of its newest generation: progress, and the finished images in step order, front first. */
export function presentImages(
  generation: GenerationLike | undefined,
  preferredEngine: "local" | "replicate",
): PresentedImages {
  if (!generation || generation.status === "superseded") return { generation: null, transformations: [] };
  const { id, status, error, images } = generation;
  const steps = Math.max(0, ...images.map((image) => image.step));
  const finished = images
    .filter((image) => image.status === "done")
    .sort((a, b) => Number(a.side === "back") - Number(b.side === "back") || a.step - b.step);
  return {
    generation: {
      id,
      status,
      engine: finished[0]?.engine ?? preferredEngine,
      done: finished.length,
      total: images.length,
      error,
    },
    transformations: finished.map((image) => ({
      id: image.id,
      side: image.side,
      step: image.step,
      steps,
      month: image.month,
      bodyFat: image.bodyFat,
      weight: image.weightLbs,
      prompt: image.prompt ?? "",
      imageUrl: transformationImageUrl(image.id),
      engine: image.engine ?? preferredEngine,
      lowConfidence: image.lowConfidence,
    })),
  };
}
