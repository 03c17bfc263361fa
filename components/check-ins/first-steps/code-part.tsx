"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { codeTexts } from "./texts";

type CodePartProps = {
  trainer: string;
  isSending: boolean;
  problem: string | null;
  onCode: (code: string) => void;
};

/** The second step, where the trainer wants one: without the code the link shows nothing. */
export function CodePart({ trainer, isSending, problem, onCode }: CodePartProps) {
  const [code, setCode] = useState("");
  return (
    <form action={() => onCode(code.trim())} className="pt-4">
      <h1 className="type-display text-2xl">{codeTexts.title}</h1>
      <p className="mt-1 text-muted-foreground">{codeTexts.hint(trainer)}</p>
      <Field label={codeTexts.label} className="mt-5" {...(problem && { error: problem })}>
        <Input
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          inputClassName="num text-xl tracking-[0.2em]"
        />
      </Field>
      <Button type="submit" size="lg" block className="mt-5" pending={isSending}>
        {codeTexts.open}
      </Button>
    </form>
  );
}
