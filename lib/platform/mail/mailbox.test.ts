import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox";

test.each([
  ["nora@home.example", "nora@home.example"],
  ["nora+gym@home.example", "nora@home.example"],
  ["nora.bell@home.example", "nora.bell@home.example"],
  ["n.o.ra+gym@gmail.com", "nora@gmail.com"],
  ["nora@googlemail.com", "nora@gmail.com"],
])("%s ends in the mailbox %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
