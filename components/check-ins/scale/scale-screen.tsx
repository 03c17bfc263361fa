"use client";

import { Copy } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { scaleWords } from "@/lib/check-ins/words/en-scale";
import { copyText } from "@/lib/platform/browser/clipboard";

/** The token stands behind #, so that opening the page sends it nowhere. */
export function ScaleScreen() {
  const token = useHash();
  const address = token && `${location.origin}/api/weigh-in/${token}`;
  return (
    <main className="wrap-anywhere mx-auto max-w-column px-4 pt-[max(16px,env(safe-area-inset-top))] pb-(--safe-bottom)">
      <h1 className="type-display text-2xl">{scaleWords.title}</h1>
      <p className="mt-1 text-muted-foreground">{scaleWords.intro}</p>
      {address ? (
        <>
          <Field label={scaleWords.address} className="mt-5">
            <Input readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
          <Button variant="secondary" block className="mt-3" onClick={() => void copyText(address)}>
            <Copy aria-hidden />
            {scaleWords.copy}
          </Button>
        </>
      ) : (
        <p className="mt-5">{scaleWords.none}</p>
      )}
      <h2 className="mt-6 font-strong text-lg">{scaleWords.body}</h2>
      <pre className="mt-2 whitespace-pre-wrap rounded-control bg-muted p-3.5 text-sm">
        {scaleWords.example}
      </pre>
      <p className="mt-2 text-muted-foreground text-sm">{scaleWords.bodyHint}</p>
      {scaleWords.ways.map(({ name, steps }) => (
        <section key={name} className="mt-6 border-t pt-4">
          <h2 className="font-strong text-lg">{name}</h2>
          <p className="mt-1">{steps}</p>
        </section>
      ))}
    </main>
  );
}

const listen = (changed: () => void) => {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
};
const tokenIn = (hash: string): string => /^#([\w-]{43})$/.exec(hash)?.[1] ?? "";

const useHash = (): string =>
  useSyncExternalStore(
    listen,
    () => tokenIn(location.hash),
    () => "",
  );
