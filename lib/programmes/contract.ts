import { Done, endpoint } from "@/lib/http/contract";
import { PROGRAMME_MAX_BYTES } from "@/lib/plans/limits";
import { Copies, NewCopies, NewTemplate, PlannedClients, Template, Templates } from "./schema";

/** The trainer's own templates. */
export const listTemplates = endpoint({
  method: "GET",
  path: "/api/programmes",
  access: "trainer",
  reply: Templates,
});

/** Under an id that the browser made: a new one, a changed one, or a deleted one that comes back. */
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

/** Whom a programme can be copied to, and what each of them has. */
export const listPlannedClients = endpoint({
  method: "GET",
  path: "/api/programmes/clients",
  access: "trainer",
  reply: PlannedClients,
});

/** Gives several clients a programme; what they had holds until it starts. */
export const copyProgramme = endpoint({
  method: "POST",
  path: "/api/programmes/copies",
  access: "trainer",
  body: NewCopies,
  reply: Copies,
  maxBytes: PROGRAMME_MAX_BYTES,
  refusals: ["not_found"],
});

/** Brings back what the clients had, except for those whose programme was changed since. */
export const takeBackCopies = endpoint({
  method: "DELETE",
  path: "/api/programmes/copies/[id]",
  access: "trainer",
  reply: Copies,
});
