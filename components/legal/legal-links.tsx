import { documentNames } from "./texts";

/** Where the two documents stand. */
export type LegalAddresses = Record<keyof typeof documentNames, string>;

/** Leads to both documents, beside the page that names them. */
export function LegalLinks({ legal }: { legal: LegalAddresses }) {
  return (
    <p className="mt-8 flex justify-center gap-6 text-muted-foreground text-xs">
      {(["terms", "privacy"] as const).map((document) => (
        <a
          key={document}
          href={legal[document]}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 min-w-11 items-center justify-center underline"
        >
          {documentNames[document]}
        </a>
      ))}
    </p>
  );
}
