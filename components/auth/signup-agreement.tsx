import { Fragment } from "react";
import { signupTexts } from "./signup/texts";

/** Where the operator's own texts stand; those that stand nowhere are named all the same. */
export type LegalAddresses = Partial<Record<keyof typeof signupTexts.documents, string>>;

/** What whoever makes an account agrees to. It opens beside the form, which would lose what was typed. */
export function SignupAgreement({ legal }: { legal: LegalAddresses }) {
  // Every second piece is a name in braces.
  const pieces = signupTexts.agreement.split(/\{(terms|privacy)\}/);
  return (
    <p className="mt-auto pt-4 text-center text-muted-foreground text-xs">
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return <Fragment key={piece}>{piece}</Fragment>;
        const document = piece as keyof typeof signupTexts.documents;
        const name = signupTexts.documents[document];
        const href = legal[document];
        if (!href) return <Fragment key={piece}>{name}</Fragment>;
        return (
          <a key={piece} href={href} target="_blank" rel="noreferrer" className="text-foreground underline">
            {name}
          </a>
        );
      })}
    </p>
  );
}
