import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";

const NOTHING_ASKED = new URLSearchParams();

/** Stands around what keeps a view in the page's address, as Next does in the app. */
export const PlainAddress = ({ children }: { children: ReactNode }) => (
  <SearchParamsContext value={NOTHING_ASKED}>{children}</SearchParamsContext>
);
