import { BodyOutline } from "./body-outline";
import { Logo } from "./logo";

/** The same for every reason, so that a closed link reveals nothing. */
export function ClosedScreen() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[420px] flex-col items-center justify-center gap-2 px-5 py-8 text-center">
      <BodyOutline />
      <h1 className="type-display mt-5 text-2xl">This link is closed</h1>
      <p className="max-w-[300px] text-base text-muted-foreground">
        It may have expired. Your trainer can send you a new one.
      </p>
      <Logo className="mt-12 h-[22px] w-auto" />
    </main>
  );
}
