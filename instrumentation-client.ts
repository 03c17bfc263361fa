import type { core } from "zod/mini";

// Zod tries to compile its schemas, which the pages' policy refuses and reports. It never has to try. This is where it
// keeps its settings: importing it to say so would load it into pages that check nothing.
(globalThis as { __zod_globalConfig?: core.$ZodConfig }).__zod_globalConfig = { jitless: true };

// The scroll lock of dialogs adds a style element, and looks for the page's nonce under this name.
(globalThis as { __webpack_nonce__?: string | undefined }).__webpack_nonce__ =
  document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
