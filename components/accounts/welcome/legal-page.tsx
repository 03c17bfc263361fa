import { Logo } from "@/components/platform/frame/logo";
import type { LegalSection } from "./legal-texts";

type LegalPageProps = { title: string; lead: string; sections: readonly LegalSection[] };

export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <main className="mx-auto max-w-[640px] px-5 pt-[calc(18px+var(--safe-top))] pb-[calc(32px+var(--safe-bottom))] lg:py-12">
      <a href="/" className="inline-flex min-h-11 items-center">
        <Logo className="h-7 w-auto" />
      </a>
      <h1 className="type-display mt-6 text-2xl">{title}</h1>
      <p className="mt-3 text-muted-foreground">{lead}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="font-semibold text-lg">{section.title}</h2>
          {section.text && <p className="mt-2">{section.text}</p>}
          {section.points && (
            <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-muted-foreground">
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </main>
  );
}
