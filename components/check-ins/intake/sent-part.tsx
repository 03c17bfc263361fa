"use client";

import { CircleCheck, Download, Smartphone } from "lucide-react";
import { useState } from "react";
import { forgetWaiting } from "@/components/check-ins/page/waiting";
import { Button, wrapping } from "@/components/ui/button";
import { forgetIntakePage, takeBackIntake } from "@/lib/check-ins/intake/queries";
import type { IntakePage } from "@/lib/check-ins/intake/schema";
import { dayOfMomentIn, momentIn } from "@/lib/text/calendar/local-wording";
import type { StepProps } from "./reading";

type SentPartProps = Omit<StepProps, "change" | "units"> & {
  token: string;
  page: IntakePage;
  /** It waits in the outbox. */
  isWaiting: boolean;
  /** Null where nothing is kept on this device. */
  onChange: (() => void) | null;
  /** Everything is deleted. */
  onGone: () => void;
};

export function SentPart({
  token,
  page,
  isWaiting,
  draft,
  words,
  reading,
  trainer,
  onChange,
  onGone,
}: SentPartProps) {
  const texts = words.sent;
  const isAccepted = !isWaiting && page.state === "accepted";
  const at = page.at ?? "";
  const title = isWaiting ? texts.kept : isAccepted ? texts.accepted : texts.title;
  const hint = isWaiting
    ? texts.keptHint
    : isAccepted
      ? texts.acceptedHint(trainer, dayOfMomentIn(reading.locale, at.slice(0, 10)))
      : texts.hint(trainer, momentIn(reading.locale, at));
  const Icon = isWaiting ? Smartphone : CircleCheck;
  return (
    <div className="pb-(--safe-bottom)">
      <h1 className="type-display mt-4 flex items-center gap-3 text-2xl">
        <Icon aria-hidden className={isWaiting ? "size-8 text-muted-foreground" : "size-8 text-success"} />
        {title}
      </h1>
      <p role="status" className="mt-1 text-muted-foreground">
        {hint}
      </p>
      {!isAccepted && (
        <div className="mt-6 grid gap-2.5">
          {onChange && (
            <>
              <Button variant="outline" className={wrapping} onClick={onChange}>
                {texts.change}
              </Button>
              <Button asChild variant="outline" className={wrapping}>
                <a href={copyOf(draft)} download={texts.copyName}>
                  <Download aria-hidden />
                  {texts.copy}
                </a>
              </Button>
            </>
          )}
          <Deletion {...{ token, words, onGone }} />
        </div>
      )}
    </div>
  );
}

/** The link reads nothing back, so the copy is made of what is on this device. */
const copyOf = (draft: StepProps["draft"]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(draft, null, 2))}`;

function Deletion({ token, words, onGone }: Pick<SentPartProps, "token" | "words" | "onGone">) {
  const texts = words.sent;
  const [state, setState] = useState<"idle" | "asking" | "pending" | "failed">("idle");
  const remove = async () => {
    setState("pending");
    try {
      await takeBackIntake(token);
      await Promise.all([forgetIntakePage(token), forgetWaiting(token)]);
      onGone();
    } catch {
      setState("failed");
    }
  };
  if (state === "idle")
    return (
      <Button variant="ghost" className={wrapping} onClick={() => setState("asking")}>
        {texts.delete}
      </Button>
    );
  return (
    <section aria-live="polite" className="mt-2 grid gap-2.5 border-t pt-4">
      <p className="text-sm">{texts.deleteHint}</p>
      <Button variant="destructive" pending={state === "pending"} onClick={() => void remove()}>
        {texts.sure}
      </Button>
      <Button variant="secondary" onClick={() => setState("idle")}>
        {texts.keep}
      </Button>
      {state === "failed" && <p role="alert">{texts.deleteFailed}</p>}
    </section>
  );
}
