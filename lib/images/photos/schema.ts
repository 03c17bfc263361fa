import * as z from "zod/mini";
import { PHOTO_FAULTS, PHOTO_STRENGTHS, QUARTER_TURNS, SEEN_SIDES, WAISTS } from "@/lib/engine/check/faults";
import { photoIssueWords } from "@/lib/images/words/en";
import { FACE_COVERS, SCREEN_WIDTHS } from "./asset";

/** One file named `photo`. The server does not trust its name and type. */
export const PhotoUpload = z.object({
  /** The trainer whom the browser believes to be signed in. It is compared with the session and never stored. */
  trainerId: z.optional(z.string()),
  photo: z.file(photoIssueWords.missing).check(z.minSize(1, photoIssueWords.empty)),
});
export type PhotoUpload = z.infer<typeof PhotoUpload>;

export const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;

/** Closed lines around a person, in fractions of the photo's width and height. */
export const Outline = z.array(z.array(z.tuple([z.number(), z.number()])));
export type Outline = z.infer<typeof Outline>;

export const PhotoCheck = z.object({
  verdict: z.enum(["good", "usable", "refused"]),
  /** Most serious first. */
  faults: z.array(z.enum(PHOTO_FAULTS)),
  /** What the photo was tested for, and has. */
  strengths: z.array(z.enum(PHOTO_STRENGTHS)),
  /** The side of the body that the picture shows, whatever slot it is in. */
  side: z.enum(SEEN_SIDES),
  /** Degrees clockwise that set the picture upright. */
  turn: z.literal(QUARTER_TURNS),
  /** The person for the images; null when no person was found. */
  person: z.nullable(
    z.object({
      /** The photo's height over its width. */
      shape: z.number(),
      box: Box,
      face: z.nullable(Box),
      outline: Outline,
      waist: z.enum(WAISTS),
      /** In statures; null where it is hidden. */
      waistBreadth: z.nullable(z.number()),
    }),
  ),
  others: z.array(Box),
});
export type PhotoCheck = z.infer<typeof PhotoCheck>;
export type PhotoFault = PhotoCheck["faults"][number];

export const CheckedPhoto = z.object({ check: PhotoCheck });
export type CheckedPhoto = z.infer<typeof CheckedPhoto>;

/** What is covered in pictures that leave the app. */
export const PhotoFaces = z.object({ faces: z.array(Box), isByHand: z.boolean() });
export type PhotoFaces = z.infer<typeof PhotoFaces>;

const share = () => z.number().check(z.minimum(0), z.maximum(1));
const Cover = z.object({ left: share(), top: share(), width: share(), height: share() });
const MOST_COVERS = 20;

/** What the trainer wants covered; null to cover the faces that are found. */
export const CoversByHand = z.object({
  faces: z.nullable(z.array(Cover).check(z.maxLength(MOST_COVERS))),
});
export type CoversByHand = z.infer<typeof CoversByHand>;

export const UploadedPhoto = z.object({
  photoUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** Null when the check failed or timed out. */
  check: z._default(z.nullable(PhotoCheck), null),
});
export type UploadedPhoto = z.infer<typeof UploadedPhoto>;

export const ImageSize = z.object({ size: z._default(z.enum(["full", "thumb"]), "full") });
export type ImageSize = z.infer<typeof ImageSize>;

export const FaceCover = z.enum(FACE_COVERS);
export type FaceCover = z.infer<typeof FaceCover>;

/** A requested version of a photo. A hidden face has no screen widths. */
export const PhotoView = z.object({
  size: z._default(z.enum(["full", "thumb", ...SCREEN_WIDTHS]), "full"),
  face: z.optional(FaceCover),
});
export type PhotoView = z.infer<typeof PhotoView>;
