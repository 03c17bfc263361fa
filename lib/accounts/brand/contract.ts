import { endpoint } from "@/lib/platform/http/contract";
import { Brand, BrandChange } from "./schema";

export const getBrand = endpoint("GET /api/account/brand", "trainer", { reply: Brand });
/** The logo is uploaded as a photo first; `logoUrl` names it. */
export const changeBrand = endpoint("PATCH /api/account/brand", "trainer", {
  reply: Brand,
  body: BrandChange,
});
