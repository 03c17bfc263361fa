import { Fragment } from "react";
import type { LegalAddresses } from "@/components/legal/legal-links";
import { documentNames } from "@/components/legal/texts";
import { signupTexts } from "./signup/texts";

/** What whoever makes an account agrees to. It opens beside the form, which would lose what was typed. */
export function SignupAgreement({ legal }: { legal: LegalAddresses }) {
  // Every second piece is a name in braces.
  const pieces = signupTexts.agreement.split(/\{(terms|privacy)\}/);
  return (
    <p className="mt-auto pt-4 text-center text-muted-foreground text-xs">
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return <Fragment key={piece}>{piece}</Fragment>;
        const document = piece as keyof LegalAddresses;
        return (
          <a
            key={piece}
            href={legal[document]}
            target="_blank"
            rel="noreferrer"
            className="text-foreground underline"
          >
            {documentNames[document]}
          </a>
        );
      })}
    </p>
  );
}
