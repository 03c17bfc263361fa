import { forecastInput, type StoredQuestion } from "@/lib/body/forecast/question";
import { trajectoryOf } from "@/lib/body/forecast/trajectory";
import { photoUrl } from "@/lib/text/addresses";
import { girthsOf, matchesOf, nearestMonth } from "./forecast-match";
import { transformationImageUrl } from "./image-file";
import {
  type DatedPhoto,
  type DatedPhotos,
  type EarlierJourney,
  ForecastMatch,
  type Generation,
  type Rating,
  type Side,
  type Transformation,
} from "./schema";
import { imagesByStep, type StepImages } from "./step-images";

type ImageLike = {
  id: string;
  side: Side;
  step: number;
  take: number;
  status: "pending" | "done" | "failed";
  weightLbs: number;
  bodyFat: number;
  match: unknown;
  engine: "local" | "replicate" | null;
  prompt: string | null;
  lowConfidence: boolean;
  widths: unknown;
  note: string | null;
  rating: number | null;
  error: string | null;
};

type Status = Generation["status"];

type GenerationLike = {
  id: string;
  status: Status | "superseded";
  error: string | null;
  subject: unknown;
  frontPhotoId: string | null;
  backPhotoId: string | null;
  images: ImageLike[];
};

/** In pounds and percent, on the day of the photo. */
export type PhotoOfDay = { id: string; takenAt: Date; weightLbs: number; bodyFat: number };

export type Depicted = {
  client: StoredQuestion & { frontPhotoId: string | null; backPhotoId: string | null };
  photos: ReadonlyMap<string, PhotoOfDay>;
  /** The day from which the months of the images count. */
  now: Date;
  zone: string;
};

export type PresentedImages = {
  generation: Generation | null;
  transformations: Transformation[];
  photos: DatedPhotos;
  /** The source photos of the images; without images the newest photos. */
  drawnFrom: DatedPhotos;
};

export type Engines = { preferred: "local" | "replicate"; canRedraw: boolean };

export function presentImages(
  generation: GenerationLike | undefined,
  engines: Engines,
  depicted: Depicted,
): PresentedImages {
  const shown = isVisible(generation) ? generation : undefined;
  const sources = { front: sourceOf("front", shown, depicted), back: sourceOf("back", shown, depicted) };
  const { frontPhotoId, backPhotoId } = depicted.client;
  const pictured = {
    photos: { front: photoOf(frontPhotoId, depicted), back: photoOf(backPhotoId, depicted) },
    drawnFrom: {
      front: sources.front && presentPhoto(sources.front),
      back: sources.back && presentPhoto(sources.back),
    },
  };
  if (!shown) return { generation: null, transformations: [], ...pictured };
  const { id, status, error } = shown;
  const ofSteps = imagesByStep(shown.images);
  const steps = Math.max(0, ...ofSteps.map(({ newest }) => newest.step));
  const sides = (["front", "back"] as const).map((side) => {
    const ofSide = ofSteps.filter(({ newest }) => newest.side === side);
    return matched(ofSide, sources[side], depicted).flatMap(({ ofStep, match }) =>
      ofStep.shown
        ? [
            presentImage(ofStep.shown, {
              ofStep,
              match,
              steps,
              engines,
              girths: girthsOf(shown, ofStep.shown),
            }),
          ]
        : [],
    );
  });
  const transformations = sides.flat();
  return {
    generation: {
      id,
      status,
      engine: transformations[0]?.engine ?? engines.preferred,
      done: transformations.length,
      total: ofSteps.length,
      error,
    },
    transformations,
    ...pictured,
  };
}

const isVisible = (
  generation: GenerationLike | undefined,
): generation is GenerationLike & { status: Status } =>
  generation !== undefined && generation.status !== "superseded";

/** The source photo of a side's images; the client's own without images, or when the source was deleted. */
function sourceOf(
  side: Side,
  generation: GenerationLike | undefined,
  { client, photos }: Depicted,
): PhotoOfDay | null {
  const column = side === "front" ? "frontPhotoId" : "backPhotoId";
  const own = client[column];
  if (own === null) return null;
  const drawn = generation?.images.some((image) => image.side === side) ? generation[column] : null;
  return (drawn && photos.get(drawn)) || photos.get(own) || null;
}

function photoOf(id: string | null, { photos }: Pick<Depicted, "photos">): DatedPhoto | null {
  const photo = id === null ? undefined : photos.get(id);
  return photo ? presentPhoto(photo) : null;
}

export const presentPhoto = ({ id, takenAt, weightLbs, bodyFat }: PhotoOfDay): DatedPhoto => ({
  photoUrl: photoUrl(id),
  takenAt: takenAt.toISOString(),
  weight: weightLbs,
  bodyFat,
});

type MatchedStep = { ofStep: StepImages<ImageLike>; match: ForecastMatch };

function matched(
  ofSteps: StepImages<ImageLike>[],
  source: PhotoOfDay | null,
  { client, now, zone }: Depicted,
): MatchedStep[] {
  const trajectory = trajectoryOf(forecastInput(client, now), now, zone);
  const bodies = ofSteps.map(({ newest }) => newest);
  const matches = matchesOf(bodies, { photo: source ?? client, trajectory });
  return ofSteps.flatMap((ofStep, index) => {
    const match = matches[index];
    return match ? [{ ofStep, match }] : [];
  });
}

type Shown = {
  ofStep: StepImages<ImageLike>;
  match: ForecastMatch;
  girths: Transformation["girths"];
  steps: number;
  engines: Engines;
};

function presentImage(
  image: ImageLike,
  { ofStep: { newest }, match, girths, steps, engines: { preferred, canRedraw } }: Shown,
): Transformation {
  return {
    id: image.id,
    side: image.side,
    step: image.step,
    steps,
    month: nearestMonth(match),
    bodyFat: image.bodyFat,
    weight: image.weightLbs,
    match,
    prompt: image.prompt ?? "",
    imageUrl: transformationImageUrl(image.id),
    engine: image.engine ?? preferred,
    lowConfidence: image.lowConfidence,
    girths,
    note: image.note,
    rating: image.rating as Rating,
    redraw: redrawOf(newest, canRedraw),
  };
}

export function presentEarlier(
  generation: GenerationLike & { createdAt: Date },
  photos: Depicted["photos"],
): EarlierJourney {
  return {
    id: generation.id,
    orderedAt: generation.createdAt.toISOString(),
    drawnFrom: {
      front: photoOf(generation.frontPhotoId, { photos }),
      back: photoOf(generation.backPhotoId, { photos }),
    },
    images: imagesByStep(generation.images).flatMap(({ shown }) =>
      shown
        ? [
            {
              id: shown.id,
              side: shown.side,
              step: shown.step,
              weight: shown.weightLbs,
              bodyFat: shown.bodyFat,
              match: ForecastMatch.safeParse(shown.match).data ?? null,
              imageUrl: transformationImageUrl(shown.id),
            },
          ]
        : [],
    ),
  };
}

function redrawOf({ status, error }: ImageLike, canRedraw: boolean): Transformation["redraw"] {
  if (status !== "done") return { status, error };
  return canRedraw ? { status: "possible", error: null } : null;
}
