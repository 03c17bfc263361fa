import { endpoint } from "@/lib/platform/http/contract";
import { PHOTO_ASSET } from "./asset";
import { CheckedPhoto, CoversByHand, PhotoFaces, PhotoUpload, PhotoView, UploadedPhoto } from "./schema";

/** Room for multipart boundaries and field names beside a photo of the largest size. */
const FORM_OVERHEAD = 16 * 1024;

const photoForm = { form: true, maxBytes: PHOTO_ASSET.maxBytes + FORM_OVERHEAD, body: PhotoUpload } as const;

export const uploadPhoto = endpoint("POST /api/upload-photo", "trainer", {
  ...photoForm,
  reply: UploadedPhoto,
  status: 201,
  refusals: ["rate_limited"],
});

export const checkPhoto = endpoint("POST /api/photo-check", "trainer", {
  ...photoForm,
  reply: CheckedPhoto,
  refusals: ["rate_limited"],
});

export const getPhotoCheck = endpoint("GET /api/photo/[id]/check", "trainer", { reply: CheckedPhoto });

/** The faces that are covered in a picture that leaves the app. */
export const getPhotoFaces = endpoint("GET /api/photo/[id]/faces", "trainer", { reply: PhotoFaces });

export const coverPhotoFaces = endpoint("PATCH /api/photo/[id]/faces", "trainer", {
  body: CoversByHand,
  reply: PhotoFaces,
});

export const getPhoto = endpoint("GET /api/photo/[id]", "trainer", { query: PhotoView, reply: "file" });
