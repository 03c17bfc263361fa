/** A non-OK response, worded the way the product shows it: "404: Client not found". */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The body as text, or the status text when it was empty. */
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
  }

  /** The body as JSON, or an empty object. */
  get json(): { message?: string; errors?: { path: string; message: string }[]; [key: string]: unknown } {
    try {
      return JSON.parse(this.body);
    } catch {
      return {};
    }
  }
}

/** What the server says of a failure, where it says something. */
export function serverWords(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.json.message : undefined) ?? otherwise;
}

/** Each browser has its own sentence for a network that is away, and none is meant for people. */
export const noNetwork = (cause: unknown): TypeError =>
  new TypeError("No network. Please try again once you are connected.", { cause });
