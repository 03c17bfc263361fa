import "server-only";

/* Pages do not read the environment themselves. */
export { release } from "@/lib/platform/kernel/env";
