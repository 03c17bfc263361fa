import { toast } from "@/components/ui/toast-store";
import { weighInToastTexts } from "./texts";

/** As long as the other undo of the product. */
export const UNDO_MS = 8000;

export const WAITING = { title: weighInToastTexts.waiting, description: weighInToastTexts.waitingDetail };

/** Says why something was not done, once it is known. */
export const failed = (description: string) => (): void => {
  toast({ variant: "destructive", title: weighInToastTexts.failed, description });
};
