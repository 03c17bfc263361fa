import { toast } from "@/components/ui/toast-store";
import { serverWords } from "@/lib/http/call";

/** The server's words where it has some. */
export function tellFailure(title: string, error: unknown, fallback = "Please try again."): void {
  toast({ title, description: serverWords(error, fallback), variant: "destructive" });
}
