import { toast } from "@/components/ui/toast-store";
import { serverWords } from "@/lib/http/api-error";
import { failureTexts } from "./texts";

/** The server's words where it has some. */
export function tellFailure(title: string, error: unknown, fallback = failureTexts.fallback): void {
  toast({ title, description: serverWords(error, fallback), variant: "destructive" });
}
