import { expect, it } from "vitest";
import { auditSentence } from "./audit-sentence";
import type { AuditDetails } from "./schema";

const read = (action: Parameters<typeof auditSentence>[0]["action"], details: AuditDetails) => {
  const { before, name, after } = auditSentence({ action, details });
  return [before, name, after].filter(Boolean).join(" ");
};

it("says what was done to whom", () => {
  expect(read("delete-trainer", { name: "Wes", clients: 1 })).toBe("deleted trainer Wes with 1 client");
  expect(read("delete-trainer", { name: "Wes", clients: 0 })).toBe("deleted trainer Wes");
  expect(read("delete-client", { name: "Owen", trainer: "Wes" })).toBe("deleted client Owen of Wes");
  expect(read("promote", { name: "Dana" })).toBe("gave admin rights to Dana");
  expect(read("demote", { name: "Dana" })).toBe("took admin rights from Dana");
  expect(read("end-sessions", { name: "Dana", sessions: 2 })).toBe("ended 2 sessions of Dana");
});
