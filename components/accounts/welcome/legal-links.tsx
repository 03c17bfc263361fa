import { documentNames } from "./legal-texts";

export type LegalAddresses = Record<keyof typeof documentNames, string>;

type LegalLinkProps = { document: keyof LegalAddresses; legal: LegalAddresses; className: string };

/** Opens in a new tab, so that a form keeps what was typed. */
export function LegalLink({ document, legal, className }: LegalLinkProps) {
  return (
    <a href={legal[document]} target="_blank" rel="noreferrer" className={className}>
      {documentNames[document]}
    </a>
  );
}

export function LegalLinks({ legal }: { legal: LegalAddresses }) {
  return (
    <p className="mt-8 flex justify-center gap-6 text-muted-foreground text-xs">
      {(["terms", "privacy"] as const).map((document) => (
        <LegalLink
          key={document}
          document={document}
          legal={legal}
          className="inline-flex min-h-11 min-w-11 items-center justify-center underline"
        />
      ))}
    </p>
  );
}
