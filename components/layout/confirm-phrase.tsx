"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { confirmTexts } from "./on-demand/texts";

/** Asks to type a text, so that the largest deletions cannot happen by habit. */
export function ConfirmPhrase({ phrase, onMatch }: { phrase: string; onMatch: (matches: boolean) => void }) {
  const [typed, setTyped] = useState("");
  const change = (value: string) => {
    setTyped(value);
    onMatch(value.trim() === phrase.trim());
  };
  return (
    <Field label={confirmTexts.phrase(phrase)} className="mt-4">
      <Input value={typed} autoComplete="off" onChange={(event) => change(event.target.value)} />
    </Field>
  );
}
