import { coveredUrl } from "@/lib/photos/asset";
import type { FaceCover } from "@/lib/photos/schema";
import type { Side } from "@/lib/transformations/schema";

/** The address of a side's journey as an animated file, its days in the calendar of the given one. */
export const morphUrl = (clientId: string, side: Side, today: Date, cover: FaceCover | null): string =>
  coveredUrl(`/api/client/${clientId}/morph?side=${side}&timezoneOffset=${today.getTimezoneOffset()}`, cover);
