import * as z from "zod";
import { photoIssueTexts } from "./texts";

/** One file named `photo`. Its name and declared type are never trusted. */
export const PhotoUpload = z.object({
  /** Whom the browser believes to be signed in. It is compared with the session and never stored. */
  trainerId: z.string().optional(),
  photo: z.file(photoIssueTexts.missing).min(1, photoIssueTexts.empty),
});
export type PhotoUpload = z.infer<typeof PhotoUpload>;

export const UploadedPhoto = z.object({
  photoUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPhoto = z.infer<typeof UploadedPhoto>;

export const ImageSize = z.object({ size: z.enum(["full", "thumb"]).default("full") });
export type ImageSize = z.infer<typeof ImageSize>;
