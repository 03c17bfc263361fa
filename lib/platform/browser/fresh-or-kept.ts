/** A slower answer counts as none. */
const PATIENCE_MS = 4000;

/** Whether the server cannot answer now; any other refusal is its answer. */
export const isAway = (status: number): boolean => status >= 500 || status === 429;

/** The server's answer, or what the device keeps if that fails, is slow or says that it cannot answer now. */
export function freshOrKept(asked: Promise<Response>, kept: Response): Promise<Response> {
  const slow = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([asked.then((fresh) => (isAway(fresh.status) ? kept : fresh)), slow]).catch(() => kept);
}
