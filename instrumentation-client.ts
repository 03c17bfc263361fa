import type { core } from "zod/mini";

// Zod would test whether it may use eval, which the content security policy blocks and reports. Set through the
// global, since importing zod would add it to each page.
(globalThis as { __zod_globalConfig?: core.$ZodConfig }).__zod_globalConfig = { jitless: true };

// The scroll lock of dialogs adds a style element, and reads the nonce from this global.
(globalThis as { __webpack_nonce__?: string | undefined }).__webpack_nonce__ =
  document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
