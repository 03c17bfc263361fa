import type { OutboxEntry } from "@/lib/platform/browser/outbox-entry";
import { submit } from "@/lib/platform/outbox/outbox";
import { sendOnce } from "@/lib/platform/outbox/send";
import { ApiError } from "./api-error";
import { type ApiRequest, send } from "./call";

/** `reply` is undefined when another tab of this browser received it. */
export type Delivery<R> = { state: "sent"; reply: R | undefined } | { state: "waiting" };

export type Parcel = Pick<OutboxEntry, "key" | "trainerId" | "clientId" | "label" | "draft" | "pictures">;

/**
 * The request must contain the parcel's key as `idempotency-key`.
 * @throws ApiError when the server refuses the write, which is then removed; also for 401, after which it stays stored
 */
export async function deliver<Reply>(request: ApiRequest<Reply>, parcel: Parcel): Promise<Delivery<Reply>> {
  const { url, init } = request;
  const entry = { ...parcel, method: init.method, path: url, body: String(init.body), madeAt: Date.now() };
  const submitted = await submit(entry).catch((error: unknown) => {
    console.warn("The outbox cannot store this write; sending it directly.", error);
    return null;
  });
  const outcome = submitted === null && entry.pictures?.length ? await sendOnce(entry) : submitted;
  if (outcome === null) return { state: "sent", reply: await send(request) };
  if (outcome === undefined) return { state: "sent", reply: undefined };
  const { verdict, status, body } = outcome;
  if (verdict === "sent") return { state: "sent", reply: JSON.parse(body) };
  if (verdict === "refused" || status === 401) throw new ApiError(status, body);
  return { state: "waiting" };
}
