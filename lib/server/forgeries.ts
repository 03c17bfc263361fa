import { lookFirst } from "./arrivals";
import { API_POLICY } from "./content-security-policy";
import { ASKED_FOR, NONCE } from "./headers";

/** What the middleware tells the pages. A request that it does not see, such as one for an asset, could bring its own. */
const OURS = [ASKED_FOR, NONCE, "content-security-policy", "content-security-policy-report-only"];

/** The methods that Next has a word for. It fails over the others, TRACE among them. */
const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

// Next loads modules anew for each bundle; requests are looked at once.
const shared = globalThis as typeof globalThis & { formcastRefusesForgeries?: boolean };

/** Removes these headers from every request, and refuses methods that nothing here serves. */
export function refuseForgeries(): void {
  if (shared.formcastRefusesForgeries) return;
  shared.formcastRefusesForgeries = true;
  lookFirst(({ headers, method = "" }, response) => {
    for (const name of OURS) delete headers[name];
    // What Next answers before it looks at its configuration, such as a redirect to an address without its last slash.
    response.setHeader("content-security-policy", API_POLICY);
    response.setHeader("x-content-type-options", "nosniff");
    if (METHODS.includes(method)) return false;
    response.writeHead(405, {
      allow: METHODS.join(", "),
      "cache-control": "private, no-store",
      "content-type": "application/json",
    });
    response.end(JSON.stringify({ message: `Nothing here takes ${method}.` }));
    return true;
  });
}
