import { endpoint } from "@/lib/platform/http/contract";
import { PHOTO_ASSET } from "./asset";
import { CheckedPhoto, PhotoFaces, PhotoUpload, PhotoView, UploadedPhoto } from "./schema";

/** Room for multipart boundaries and field names beside a photo of the largest size. */
const FORM_OVERHEAD = 16 * 1024;

const photoForm = {
  method: "POST",
  access: "trainer",
  form: true,
  maxBytes: PHOTO_ASSET.maxBytes + FORM_OVERHEAD,
  body: PhotoUpload,
} as const;

export const uploadPhoto = endpoint({
  ...photoForm,
  path: "/api/upload-photo",
  reply: UploadedPhoto,
  status: 201,
  refusals: ["rate_limited"],
});

export const checkPhoto = endpoint({
  ...photoForm,
  path: "/api/photo-check",
  reply: CheckedPhoto,
  refusals: ["rate_limited"],
});

export const getPhotoCheck = endpoint({
  method: "GET",
  path: "/api/photo/[id]/check",
  access: "trainer",
  reply: CheckedPhoto,
});

/** The faces that are covered in a picture that leaves the app. */
export const getPhotoFaces = endpoint({
  method: "GET",
  path: "/api/photo/[id]/faces",
  access: "trainer",
  reply: PhotoFaces,
});

export const getPhoto = endpoint({
  method: "GET",
  path: "/api/photo/[id]",
  access: "trainer",
  query: PhotoView,
  reply: "file",
});
