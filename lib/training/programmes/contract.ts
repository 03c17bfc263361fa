import { Done, endpoint } from "@/lib/platform/http/contract";
import { CallersClock } from "@/lib/text/calendar/schema";
import { PROGRAMME_MAX_BYTES } from "@/lib/training/plans/limits";
import {
  Copies,
  CopiesToSee,
  NewCopies,
  NewTemplate,
  PlannedClients,
  SeenCopies,
  Template,
  Templates,
} from "./schema";

export const listTemplates = endpoint("GET /api/programmes", "trainer", { reply: Templates });

/** Creates, changes or restores a template. The browser makes the id. */
export const saveTemplate = endpoint("POST /api/programmes", "trainer", {
  body: NewTemplate,
  reply: Template,
  maxBytes: PROGRAMME_MAX_BYTES,
  refusals: ["conflict", "not_found"],
});

export const deleteTemplate = endpoint("DELETE /api/programmes/[id]", "trainer", { reply: Done });

export const listPlannedClients = endpoint("GET /api/programmes/clients", "trainer", {
  reply: PlannedClients,
});

/** The clients' old plans stay valid until it starts. */
export const copyProgramme = endpoint("POST /api/programmes/copies", "trainer", {
  body: NewCopies,
  reply: Copies,
  maxBytes: PROGRAMME_MAX_BYTES,
  refusals: ["not_found"],
});

/** The loads that copies would begin with. */
export const previewCopies = endpoint("POST /api/programmes/copies/preview", "trainer", {
  body: CopiesToSee,
  reply: SeenCopies,
  maxBytes: PROGRAMME_MAX_BYTES,
  refusals: ["not_found"],
});

export const undoCopies = endpoint("DELETE /api/programmes/copies/[id]", "trainer", {
  query: CallersClock,
  reply: Copies,
});
