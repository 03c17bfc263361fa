import { endpoint } from "@/lib/platform/http/contract";
import { OrderedImage, RatedImage, TransformationSize } from "./schema";

export const getTransformationImage = endpoint({
  method: "GET",
  path: "/api/transformation/[id]/image",
  access: "trainer",
  query: TransformationSize,
  reply: "file",
});

export const rateImage = endpoint({
  method: "POST",
  path: "/api/transformation/[id]/rating",
  access: "trainer",
  body: RatedImage,
  reply: RatedImage,
});

export const redrawImage = endpoint({
  method: "POST",
  path: "/api/transformation/[id]/redraw",
  access: "trainer",
  reply: OrderedImage,
  status: 202,
  refusals: ["conflict", "rate_limited"],
});
