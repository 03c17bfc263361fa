import "server-only";
import { isShared } from "@/lib/shares/service";
import { runtime } from "./runtime";

/** Whether a shared link still opens, so that its page can be a 404 without telling anything else. */
export const isShareOpen = (token: string): Promise<boolean> => isShared(runtime().world, token);
