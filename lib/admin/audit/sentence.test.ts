import { expect, it } from "vitest";
import { sentenceText } from "./sentence";

it.each([
  [{ action: "delete-trainer", details: { name: "Wes", clients: 1 } }, "deleted trainer Wes with 1 client"],
  [{ action: "delete-trainer", details: { name: "Wes", clients: 0 } }, "deleted trainer Wes"],
  [
    { action: "restore-trainer", details: { name: "Wes", clients: 2 } },
    "restored trainer Wes with 2 clients",
  ],
  [
    { action: "purge-trainer", details: { name: "Wes", clients: 2 } },
    "deleted trainer Wes for good with 2 clients",
  ],
  [
    { action: "close-account", details: { name: "Wes", clients: 2 } },
    "deleted, at their own wish, the account of Wes with 2 clients",
  ],
  [{ action: "delete-client", details: { name: "Owen", trainer: "Wes" } }, "deleted client Owen of Wes"],
  [
    { action: "view-client", details: { name: "Owen", trainer: "Wes" } },
    "viewed images of client Owen of Wes",
  ],
  [
    { action: "move-clients", details: { name: "Wes", clients: 1200, to: "Dana" } },
    "moved 1,200 clients of Wes to Dana",
  ],
  [{ action: "promote", details: { name: "Dana" } }, "gave admin rights to Dana"],
  [{ action: "demote", details: { name: "Dana" } }, "took admin rights from Dana"],
  [{ action: "end-sessions", details: { name: "Dana", sessions: 2 } }, "ended 2 sessions of Dana"],
] as const)("describes the entry %j", (entry, text) => {
  expect(sentenceText(entry)).toBe(text);
});
