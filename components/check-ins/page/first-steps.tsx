"use client";

import { Camera, Eye, Scale, Undo2 } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { codeWords, consentWords, sendingWords } from "@/lib/check-ins/words/en";
import { ApiError } from "@/lib/platform/http/api-error";
import { firstName } from "@/lib/text/names";
import { Check } from "./check";

type FirstStepsProps = {
  token: string;
  page: Exclude<CheckInPage, { state: "open" }>;
  onPage: (page: CheckInPage) => void;
};

// The server draws these steps at once; only a tap needs the code that sends.
const loadQueries = () => import("@/lib/check-ins/page/queries");

export function FirstSteps({ token, page, onPage }: FirstStepsProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const trainer = firstName(page.trainerName);
  const take = async (step: Promise<CheckInPage>, refused: string) => {
    setSending(true);
    setProblem(null);
    try {
      onPage(await step);
    } catch (error) {
      setProblem(wordsOf(error, refused));
    }
    setSending(false);
  };
  if (page.state === "code")
    return (
      <CodePart
        {...{ trainer, isSending, problem }}
        onCode={(code) =>
          void take(
            loadQueries().then((queries) => queries.enterCode(token, code)),
            codeWords.wrong,
          )
        }
      />
    );
  return (
    <ConsentPart
      {...{ trainer, isSending, problem }}
      firstName={page.firstName}
      version={page.version}
      onAgree={(photos) =>
        void take(
          loadQueries().then((queries) => queries.giveConsent(token, photos)),
          sendingWords.failed,
        )
      }
    />
  );
}

function wordsOf(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) return sendingWords.failed;
  return error.status === 429 ? (error.json.message ?? refused) : refused;
}

type CodePartProps = {
  trainer: string;
  isSending: boolean;
  problem: string | null;
  onCode: (code: string) => void;
};

/** Without the code the server sends no client data. */
function CodePart({ trainer, isSending, problem, onCode }: CodePartProps) {
  const [code, setCode] = useState("");
  return (
    <form action={() => onCode(code.trim())} className="pt-4">
      <h1 className="type-display text-2xl">{codeWords.title}</h1>
      <p className="mt-1 text-muted-foreground">{codeWords.hint(trainer)}</p>
      <Field label={codeWords.label} className="mt-5" {...(problem && { error: problem })}>
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
        {codeWords.open}
      </Button>
    </form>
  );
}

type ConsentPartProps = {
  firstName: string;
  trainer: string;
  /** The version of the consent text. */
  version: string;
  isSending: boolean;
  problem: string | null;
  onAgree: (photos: boolean) => void;
};

function ConsentPart(props: ConsentPartProps) {
  const { firstName, trainer, version, isSending, problem, onAgree } = props;
  const [isAdult, setAdult] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [photos, setPhotos] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const agree = () => {
    if (isAdult && agrees) return onAgree(photos);
    setMissing(true);
  };
  return (
    <form action={agree} className="pt-4 pb-(--safe-bottom)">
      <h1 className="type-display text-2xl">{consentWords.title(firstName)}</h1>
      <p className="mt-1 text-muted-foreground">{consentWords.intro(trainer)}</p>
      <ul className="mt-5 grid gap-4">
        <Point icon={Scale} title={consentWords.kept} text={consentWords.keptDetail} />
        <Point icon={Eye} title={consentWords.seen(trainer)} text={consentWords.seenDetail} />
        <Point icon={Camera} title={consentWords.shown} text={consentWords.shownDetail(trainer)} />
        <Point icon={Undo2} title={consentWords.ends} text={consentWords.endsDetail(trainer)} />
      </ul>
      <div className="mt-5 border-t pt-3">
        <Check isOn={isAdult} onChange={setAdult} label={consentWords.adult} />
        <Check isOn={agrees} onChange={setAgrees} label={consentWords.agree(trainer)} />
        <Check isOn={photos} onChange={setPhotos} label={consentWords.photos(trainer)} />
      </div>
      <p role="alert" className="min-h-5 text-destructive text-sm">
        {isMissing && !(isAdult && agrees) ? consentWords.missing : problem}
      </p>
      <Button type="submit" size="lg" block className="mt-2" pending={isSending}>
        {consentWords.begin}
      </Button>
      <p className="mt-3 text-muted-foreground text-xs">{consentWords.version(version)}</p>
    </form>
  );
}

type PointProps = {
  icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  title: string;
  text: string;
};

function Point({ icon: Icon, title, text }: PointProps) {
  return (
    <li className="flex gap-3.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <span className="min-w-0">
        <span className="block font-label">{title}</span>
        <span className="block text-muted-foreground text-sm">{text}</span>
      </span>
    </li>
  );
}
