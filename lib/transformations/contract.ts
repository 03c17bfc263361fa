import { endpoint } from "@/lib/http/contract";
import { TransformationSize } from "./schema";

export const getTransformationImage = endpoint({
  method: "GET",
  path: "/api/transformation/[id]/image",
  access: "trainer",
  query: TransformationSize,
  reply: "file",
});
