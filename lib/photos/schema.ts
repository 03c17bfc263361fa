import * as z from "zod/mini";
import { photoIssueTexts } from "./texts";

/** One file named `photo`. Its name and declared type are never trusted. */
export const PhotoUpload = z.object({
  /** Whom the browser believes to be signed in. It is compared with the session and never stored. */
  trainerId: z.optional(z.string()),
  photo: z.file(photoIssueTexts.missing).check(z.minSize(1, photoIssueTexts.empty)),
});
export type PhotoUpload = z.infer<typeof PhotoUpload>;

export const UploadedPhoto = z.object({
  photoUrl: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedPhoto = z.infer<typeof UploadedPhoto>;

export const ImageSize = z.object({ size: z._default(z.enum(["full", "thumb"]), "full") });
export type ImageSize = z.infer<typeof ImageSize>;
