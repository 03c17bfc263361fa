import { toast, toastFailure } from "@/components/ui/toast-store";
import { copyText } from "@/lib/platform/browser/clipboard";

export const checkInAddress = (token: string): string => `${location.origin}/check-in/${token}`;

export const intakeAddress = (token: string): string => `${location.origin}/intake/${token}`;

export async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) toast({ title: "Link copied" });
  else toastFailure("The link could not be copied", "Select it and copy it by hand.");
}

/** Uses the share dialog of the device, or copies the link where there is none. */
export async function sendLink(url: string, text: string): Promise<void> {
  if (!("share" in navigator)) return copyLink(url);
  try {
    await navigator.share({ text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(url);
  }
}
