import { endpoint } from "@/lib/platform/http/contract";
import { Brand, BrandChange } from "./schema";

const own = { path: "/api/account/brand", access: "trainer", reply: Brand } as const;

export const getBrand = endpoint({ ...own, method: "GET" });
/** The logo is uploaded as a photo first; `logoUrl` names it. */
export const changeBrand = endpoint({ ...own, method: "PATCH", body: BrandChange });
