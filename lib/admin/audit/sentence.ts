import type { AuditAction } from "@/lib/platform/audit/schema";
import { counted, grouped } from "@/lib/text/numbers";
import type { AuditEntry } from "./schema";

export type AuditSentence = { before: string; name: string; after: string };

export const ACTION_LABELS: Record<AuditAction, string> = {
  "delete-trainer": "Trainer deleted",
  "restore-trainer": "Trainer restored",
  "purge-trainer": "Trainer deleted for good",
  "close-account": "Account closed by its trainer",
  "delete-client": "Client deleted",
  "restore-client": "Client restored",
  "purge-client": "Client deleted for good",
  "view-client": "Client's images viewed",
  "view-photo": "Client's photo viewed",
  "move-clients": "Clients moved",
  promote: "Admin rights given",
  demote: "Admin rights taken",
  "end-sessions": "Sessions ended",
  suspend: "Trainer suspended",
  lift: "Suspension lifted",
  invite: "Trainer invited",
  "send-reset": "Reset link sent",
  refund: "Image refunded",
  "sign-in": "Signed in",
  "sign-in-refused": "Sign-in refused",
};

export function auditSentence({ action, details }: Pick<AuditEntry, "action" | "details">): AuditSentence {
  const { name, trainer, clients = 0, sessions = 0, to = "" } = details;
  const withClients = clients ? `with ${counted(clients, "client")}` : "";
  switch (action) {
    case "delete-trainer":
      return { before: "deleted trainer", name, after: withClients };
    case "restore-trainer":
      return { before: "restored trainer", name, after: withClients };
    case "purge-trainer":
      return { before: "deleted trainer", name, after: ["for good", withClients].filter(Boolean).join(" ") };
    case "close-account":
      return { before: "deleted, at their own wish, the account of", name, after: withClients };
    case "delete-client":
      return { before: "deleted client", name, after: trainer ? `of ${trainer}` : "" };
    case "restore-client":
      return { before: "restored client", name, after: trainer ? `of ${trainer}` : "" };
    case "purge-client":
      return { before: "deleted client", name, after: trainer ? `of ${trainer} for good` : "for good" };
    case "view-photo":
      return { before: "viewed a photo of client", name, after: trainer ? `of ${trainer}` : "" };
    case "view-client":
      return { before: "viewed images of client", name, after: trainer ? `of ${trainer}` : "" };
    case "move-clients":
      return { before: `moved ${counted(clients, "client")} of`, name, after: `to ${to}` };
    case "promote":
      return { before: "gave admin rights to", name, after: "" };
    case "demote":
      return { before: "took admin rights from", name, after: "" };
    case "end-sessions":
      return { before: `ended ${counted(sessions, "session")} of`, name, after: "" };
    case "suspend":
      return { before: "suspended trainer", name, after: "" };
    case "lift":
      return { before: "lifted the suspension of trainer", name, after: "" };
    case "invite":
      return { before: "invited trainer", name, after: "" };
    case "send-reset":
      return { before: "sent a link for a new password to", name, after: "" };
    case "refund": {
      const of = details.client ? `an image of ${details.client}` : "an image";
      return {
        before: `gave ${dollars(details.microUsd ?? 0)} back to`,
        name,
        after: `for ${of}: ${details.reason}`,
      };
    }
    case "sign-in":
      return { before: "signed in as", name, after: "" };
    case "sign-in-refused":
      return { before: "refused to sign in", name, after: "" };
  }
}

export function sentenceText(entry: Pick<AuditEntry, "action" | "details">): string {
  const { before, name, after } = auditSentence(entry);
  return [before, name, after].filter(Boolean).join(" ");
}

/** From millionths of a US dollar: "$0.16". */
export const dollars = (microUsd: number): string => `$${grouped(microUsd / 1_000_000, 2, 2)}`;
