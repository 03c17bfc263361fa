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

export const listTemplates = endpoint({
  method: "GET",
  path: "/api/programmes",
  access: "trainer",
  reply: Templates,
});

/** Creates, changes or restores a template. The browser makes the id. */
export const saveTemplate = endpoint({
  path: "/api/programmes",
  access: "trainer",
  method: "POST",
  body: NewTemplate,
  reply: Template,
  maxBytes: PROGRAMME_MAX_BYTES,
  refusals: ["conflict", "not_found"],
});

export const deleteTemplate = endpoint({
  method: "DELETE",
  path: "/api/programmes/[id]",
  access: "trainer",
  reply: Done,
});

export const listPlannedClients = endpoint({
  method: "GET",
  path: "/api/programmes/clients",
  access: "trainer",
  reply: PlannedClients,
});

/** The clients' old plans stay valid until it starts. */
export const copyProgramme = endpoint({
  method: "POST",
  path: "/api/programmes/copies",
  access: "trainer",
  body: NewCopies,
  reply: Copies,
  maxBytes: PROGRAMME_MAX_BYTES,
  refusals: ["not_found"],
});

/** The loads that copies would begin with. */
export const previewCopies = endpoint({
  method: "POST",
  path: "/api/programmes/copies/preview",
  access: "trainer",
  body: CopiesToSee,
  reply: SeenCopies,
  maxBytes: PROGRAMME_MAX_BYTES,
  refusals: ["not_found"],
});

export const undoCopies = endpoint({
  method: "DELETE",
  path: "/api/programmes/copies/[id]",
  access: "trainer",
  query: CallersClock,
  reply: Copies,
});
