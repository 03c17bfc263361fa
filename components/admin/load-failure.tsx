import type { ComponentProps } from "react";
import { LoadFailure as SharedLoadFailure } from "@/components/layout/load-failure";

type LoadFailureProps = Omit<ComponentProps<typeof SharedLoadFailure>, "size" | "className">;

/** The same as everywhere, in the measure of the console. */
export function LoadFailure(props: LoadFailureProps) {
  return <SharedLoadFailure {...props} size="sm" className="max-w-[560px] py-2" />;
}
