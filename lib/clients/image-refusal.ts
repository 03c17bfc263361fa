import type { Client } from "./schema";

/** Why the server kept everything but ordered no images, from its answer to a change that asks for some. */
export function imageRefusal({ generation }: Pick<Client, "generation">): string | null {
  return generation?.status === "failed" ? generation.error : null;
}
