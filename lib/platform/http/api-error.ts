/** A failed response in the product's format: "404: Client not found". */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The body as text, or the status text of an empty body. */
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
  }

  get json(): { message?: string; errors?: { path: string; message: string }[]; [key: string]: unknown } {
    try {
      return JSON.parse(this.body);
    } catch {
      return {};
    }
  }
}

export function serverWords(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.json.message : undefined) ?? otherwise;
}

/** Replaces the browser's own error text, which is not meant for users. */
export const noNetwork = (cause: unknown): TypeError =>
  new TypeError("No network. Please try again once you are connected.", { cause });
