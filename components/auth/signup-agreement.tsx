import { Fragment } from "react";
import { type LegalAddresses, LegalLink } from "@/components/legal/legal-links";
import { signupTexts } from "./signup/texts";

/** What whoever makes an account agrees to. */
export function SignupAgreement({ legal }: { legal: LegalAddresses }) {
  // Every second piece is a name in braces.
  const pieces = signupTexts.agreement.split(/\{(terms|privacy)\}/);
  return (
    <p className="mt-auto pt-4 text-center text-muted-foreground text-xs">
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return <Fragment key={piece}>{piece}</Fragment>;
        const document = piece as keyof LegalAddresses;
        return (
          <LegalLink key={piece} document={document} legal={legal} className="text-foreground underline" />
        );
      })}
    </p>
  );
}
