import type { AuditEntry } from "./schema";
import { counted } from "./wording";

/** What was done, in words around the name of whom it was done to. */
export type AuditSentence = { before: string; name: string; after: string };

export function auditSentence({ action, details }: Pick<AuditEntry, "action" | "details">): AuditSentence {
  const { name, trainer, clients, sessions } = details;
  switch (action) {
    case "delete-trainer":
      return { before: "deleted trainer", name, after: clients ? `with ${counted(clients, "client")}` : "" };
    case "delete-client":
      return { before: "deleted client", name, after: trainer ? `of ${trainer}` : "" };
    case "promote":
      return { before: "gave admin rights to", name, after: "" };
    case "demote":
      return { before: "took admin rights from", name, after: "" };
    case "end-sessions":
      return { before: `ended ${counted(sessions ?? 0, "session")} of`, name, after: "" };
  }
}
