import type { ComponentProps } from "react";
import { LoadFailure as SharedLoadFailure } from "@/components/layout/load-failure";
import { toast } from "@/components/ui/toast-store";
import { serverWords } from "@/lib/http/api-error";
import { failureTexts } from "./texts";

type LoadFailureProps = Omit<ComponentProps<typeof SharedLoadFailure>, "size" | "className">;

/** The same as everywhere, in the measure of the console. */
export function LoadFailure(props: LoadFailureProps) {
  return <SharedLoadFailure {...props} size="sm" className="max-w-[560px] py-2" />;
}

/** The server's words where it has some. */
export function tellFailure(title: string, error: unknown, fallback = failureTexts.fallback): void {
  toast({ title, description: serverWords(error, fallback), variant: "destructive" });
}
