import { endpoint } from "@/lib/platform/http/contract";
import { OrderedImage, RatedImage, TransformationSize } from "./schema";

export const getTransformationImage = endpoint("GET /api/transformation/[id]/image", "trainer", {
  query: TransformationSize,
  reply: "file",
});

export const rateImage = endpoint("POST /api/transformation/[id]/rating", "trainer", {
  body: RatedImage,
  reply: RatedImage,
});

export const redrawImage = endpoint("POST /api/transformation/[id]/redraw", "trainer", {
  reply: OrderedImage,
  status: 202,
  refusals: ["conflict", "rate_limited"],
});
