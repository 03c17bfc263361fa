import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";

const NOTHING_ASKED = new URLSearchParams();

/** Provides empty search params, as Next does for a page without any. */
export const PlainAddress = ({ children }: { children: ReactNode }) => (
  <SearchParamsContext value={NOTHING_ASKED}>{children}</SearchParamsContext>
);
