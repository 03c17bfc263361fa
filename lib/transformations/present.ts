import { forecastInput, type StoredQuestion } from "@/lib/forecast/question";
import { trajectoryOf } from "@/lib/forecast/trajectory";
import { photoUrl } from "@/lib/photos/asset";
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
import { type Place, placesOf } from "./takes";

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

/** A photo with its day, and the body of that day in pounds and percent. */
export type PhotoOfDay = { id: string; takenAt: Date; weightLbs: number; bodyFat: number };

/** Whom the images show: what is forecast for them, and their photos by id, those of the images too. */
export type Depicted = {
  client: StoredQuestion & { frontPhotoId: string | null; backPhotoId: string | null };
  photos: ReadonlyMap<string, PhotoOfDay>;
};

export type PresentedImages = {
  generation: Generation | null;
  transformations: Transformation[];
  /** The client's own, the newest. */
  photos: DatedPhotos;
  /** The photos that the images are drawn from; the client's newest photos where there are no images. */
  drawnFrom: DatedPhotos;
};

/** What the server's engines are like: which is asked first, and whether one draws anew when it is asked again. */
export type Engines = { preferred: "local" | "replicate"; canRedraw: boolean };

/** What a client's page shows of its newest generation: progress, and the finished images in step order, front first. */
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
  const places = placesOf(shown.images);
  const steps = Math.max(0, ...places.map(({ newest }) => newest.step));
  const sides = (["front", "back"] as const).map((side) => {
    const ofSide = places.filter(({ newest }) => newest.side === side);
    return matched(ofSide, sources[side], depicted).flatMap(({ place, match }) =>
      place.shown
        ? [presentImage(place.shown, { place, match, steps, engines, girths: girthsOf(shown, place.shown) })]
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
      total: places.length,
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

/** The photo that a side's images are drawn from; the client's own before there are any, or when theirs is gone. */
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

/** As the API gives it. */
export const presentPhoto = ({ id, takenAt, weightLbs, bodyFat }: PhotoOfDay): DatedPhoto => ({
  photoUrl: photoUrl(id),
  takenAt: takenAt.toISOString(),
  weight: weightLbs,
  bodyFat,
});

type MatchedPlace = { place: Place<ImageLike>; match: ForecastMatch };

/** The steps of one side, those in the making too, each with where the forecast has its body. */
function matched(
  places: Place<ImageLike>[],
  source: PhotoOfDay | null,
  { client }: Depicted,
): MatchedPlace[] {
  const trajectory = trajectoryOf(forecastInput(client));
  const bodies = places.map(({ newest }) => newest);
  const matches = matchesOf(bodies, { photo: source ?? client, trajectory });
  return places.flatMap((place, index) => {
    const match = matches[index];
    return match ? [{ place, match }] : [];
  });
}

type Shown = {
  place: Place<ImageLike>;
  match: ForecastMatch;
  girths: Transformation["girths"];
  steps: number;
  engines: Engines;
};

function presentImage(
  image: ImageLike,
  { place: { newest }, match, girths, steps, engines: { preferred, canRedraw } }: Shown,
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

/** A set of images as it was when newer ones replaced it. */
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
    images: placesOf(generation.images).flatMap(({ shown }) =>
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
