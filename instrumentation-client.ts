import { config } from "zod/mini";

// Zod tries to compile its schemas, which the pages' policy refuses and reports. It never has to try.
config({ jitless: true });
