import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/call";

/** The server's words where it has some. */
export function tellFailure(title: string, error: unknown, fallback = "Please try again."): void {
  const message = error instanceof ApiError ? error.json.message : undefined;
  toast({ title, description: message ?? fallback, variant: "destructive" });
}
