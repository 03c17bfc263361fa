import { endpoint } from "@/lib/http/contract";
import { PHOTO_ASSET } from "./asset";
import { ImageSize, PhotoUpload, UploadedPhoto } from "./schema";

/** Room for the form's boundaries and field names around a photo of the largest size. */
const FORM_OVERHEAD = 16 * 1024;

export const uploadPhoto = endpoint({
  method: "POST",
  path: "/api/upload-photo",
  access: "trainer",
  form: true,
  maxBytes: PHOTO_ASSET.maxBytes + FORM_OVERHEAD,
  body: PhotoUpload,
  reply: UploadedPhoto,
  status: 201,
});

export const getPhoto = endpoint({
  method: "GET",
  path: "/api/photo/[id]",
  access: "trainer",
  query: ImageSize,
  reply: "file",
});
