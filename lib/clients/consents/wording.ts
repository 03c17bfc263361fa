import type { ConsentKind } from "@/lib/images/consents/kinds";
import { fullDate } from "@/lib/text/calendar/wording";
import type { ClientPrivacy, Consent, Kept } from "./schema";

export const CONSENT_LABELS: Record<ConsentKind, string> = {
  photos: "Photos",
  ai: "AI images",
  sharing: "Sharing by link",
};

const day = (moment: string | null): string => (moment ? fullDate(new Date(moment)) : "");

/** "Marcus agreed on Nov 22, 2026, recorded by Dana Whitfield." */
export function consentFact(
  { state, givenAt, withdrawnAt, recordedBy, kind }: Consent,
  name: string,
): string {
  if (state === "withdrawn")
    return `${name} agreed on ${day(givenAt)} and withdrew it on ${day(withdrawnAt)}.`;
  if (state === "given") return `${name} agreed on ${day(givenAt)}, recorded by ${recordedBy}.`;
  return FIRST_TIME[kind];
}

const FIRST_TIME: Record<ConsentKind, string> = {
  photos: "Recorded when the first photo is added.",
  ai: "Recorded when images are first generated.",
  sharing: "Recorded with the first link.",
};

type Question = { title: string; description: string; impact: { label: string; value: number }[] };

export function withdrawalQuestion(kind: ConsentKind, name: string, kept: Kept): Question {
  const photos = { label: "Photos", value: kept.photos };
  const images = { label: "AI images", value: kept.images };
  const links = { label: "Open links", value: kept.links };
  switch (kind) {
    case "photos":
      return {
        title: "Withdraw consent to photos",
        description: `All photos of ${name}, the AI images made of them and the links that show them are deleted. This cannot be undone.`,
        impact: [photos, images, links],
      };
    case "ai":
      return {
        title: "Withdraw consent to AI images",
        description: `All AI images of ${name} and the links that show them are deleted. The photos stay. This cannot be undone.`,
        impact: [images, links],
      };
    case "sharing":
      return {
        title: "Withdraw consent to sharing",
        description: `All links to images of ${name} and the check-in link close and stay closed. Pictures that were sent cannot be called back.`,
        impact: [links],
      };
  }
}

/** @param consents undefined for a client who is not saved yet */
export function photoLine(consents: ClientPrivacy["consents"] | undefined, name: string): string {
  const photos = consents?.find(({ kind }) => kind === "photos");
  const ai = consents?.find(({ kind }) => kind === "ai");
  const noImages = ai?.state === "withdrawn";
  if (photos?.state === "withdrawn")
    return `${name} withdrew consent to photos on ${day(photos.withdrawnAt)}.`;
  const agreed =
    photos?.state === "given"
      ? `${name} agreed to photos on ${day(photos.givenAt)}.`
      : `By adding a photo you confirm that ${name} agreed to it${noImages ? "." : " and to AI images made of it."}`;
  return noImages ? `${agreed} No AI images: withdrawn on ${day(ai.withdrawnAt)}.` : agreed;
}
