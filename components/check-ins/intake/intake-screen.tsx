"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { LinkHeading } from "@/components/check-ins/page/link-heading";
import { useLinkPage } from "@/components/check-ins/page/use-link-page";
import { useWaiting } from "@/components/check-ins/page/use-waiting";
import { later } from "@/components/ui/later";
import type { Side } from "@/lib/body/body";
import type { IntakePage } from "@/lib/check-ins/intake/schema";
import type { IntakeWords } from "@/lib/check-ins/words/en-intake";
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import type { Language, Reading } from "@/lib/text/languages";
import { firstName } from "@/lib/text/names";
import { IntakeForm } from "./intake-form";
import { unitsOf } from "./reading";
import { useDraft } from "./use-draft";
import { WelcomeBack } from "./welcome-back";

const NotShownScreen = later(() =>
  import("@/components/check-ins/page/not-shown-screen").then((module) => module.NotShownScreen),
);
const SentPart = later(() => import("./sent-part").then((module) => module.SentPart));

const loadQueries = () =>
  import("@/lib/check-ins/intake/queries").then(({ askIntakePage, keepIntakePage }) => ({
    ask: askIntakePage,
    keep: keepIntakePage,
  }));
const loadAsk = () => loadQueries().then(({ ask }) => ask);

type IntakeScreenProps = {
  token: string;
  /** Null in the page shell that is cached for offline use. */
  drawn: IntakePage | null;
  outline: Record<Side, ReactNode>;
  reading: Reading;
};

/** Only the reader's language is loaded. */
const SPOKEN: Record<Language, ComponentType<IntakeScreenProps>> = {
  en: later(() => import("@/lib/check-ins/words/en-intake").then(({ en }) => spokenIn(en))),
  es: later(() => import("@/lib/check-ins/words/es-intake").then(({ es }) => spokenIn(es))),
  de: later(() => import("@/lib/check-ins/words/de-intake").then(({ de }) => spokenIn(de))),
  fr: later(() => import("@/lib/check-ins/words/fr-intake").then(({ fr }) => spokenIn(fr))),
};

export function IntakeScreen(props: IntakeScreenProps) {
  const Spoken = SPOKEN[props.reading.language];
  return <Spoken {...props} />;
}

const spokenIn = (words: IntakeWords) => (props: IntakeScreenProps) => <Opened {...props} words={words} />;

type Spoken = { words: IntakeWords };

function Opened({ token, drawn, outline, reading, words }: IntakeScreenProps & Spoken) {
  const { state, show, close, retry } = useLinkPage(token, drawn, loadQueries);
  if (state.status !== "ready") return <NotShownScreen status={state.status} onRetry={retry} words={words} />;
  const { page, isOld } = state;
  return (
    <main className="wrap-anywhere mx-auto flex min-h-dvh max-w-column flex-col px-4 pt-[max(16px,env(safe-area-inset-top))]">
      <LinkHeading brand={page.brand} trainerName={page.trainerName} note={words.yourTrainer} />
      {isOld && (
        <p role="status" className="mt-3 rounded-icon bg-muted px-3.5 py-2 text-sm">
          {words.old}
        </p>
      )}
      <Intake {...{ token, page, outline, reading, words }} onPage={show} onClosed={close} />
    </main>
  );
}

type IntakeProps = Omit<IntakeScreenProps, "drawn"> &
  Spoken & {
    page: IntakePage;
    onPage: (page: IntakePage) => void;
    onClosed: () => void;
  };

function Intake({ token, page, outline, reading, words, onPage, onClosed }: IntakeProps) {
  const control = useDraft(linkOwner(token), page.today);
  const waiting = useWaiting(token, "intake", loadAsk, onPage);
  const [isChanging, setChanging] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const { draft, found, forget } = control;
  const parts = {
    words,
    reading,
    units: unitsOf(draft.units, reading),
    trainer: firstName(page.trainerName),
    draft,
    change: control.change,
  };
  const isAccepted = page.state === "accepted";
  useEffect(() => {
    // Taken over, so nothing is left to change.
    if (isAccepted && found) forget();
  }, [isAccepted, found, forget]);
  if (!isChanging && (waiting.isWaiting || page.state !== "open"))
    return (
      <SentPart
        {...parts}
        token={token}
        page={page}
        isWaiting={waiting.isWaiting}
        onChange={draft.changedAt !== null && !isAccepted ? () => setChanging(true) : null}
        onGone={() => {
          forget();
          onClosed();
        }}
      />
    );
  // Entries of another day; what is typed now is no reason for it.
  if (found && !isOpened && draft.changedAt !== null)
    return (
      <WelcomeBack
        {...parts}
        onOpen={(step) => {
          setOpened(true);
          control.change({ step });
        }}
        onForget={forget}
      />
    );
  return (
    <IntakeForm
      {...parts}
      {...{ token, page, control, outline }}
      refusal={waiting.refusal}
      onSent={(sent) => {
        setChanging(false);
        window.scrollTo(0, 0);
        if (sent) onPage(sent);
        else waiting.look();
      }}
    />
  );
}
