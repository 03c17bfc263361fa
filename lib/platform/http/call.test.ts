import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestFor, send, setCallerId } from "./call";

const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
const sentId = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get("x-trainer-id");
const ask = (path: string) => send(requestFor({ method: "GET", path }, {}));

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  setCallerId(() => undefined);
});

it("sends the caller's id to the admin API and to change-password only", async () => {
  setCallerId(() => "ann");
  await ask("/api/admin/users");
  expect(sentId()).toBe("ann");
  await ask("/api/auth/change-password");
  expect(sentId()).toBe("ann");
  await ask("/api/clients");
  expect(sentId()).toBeNull();
});

it("reads the id for every request, and sends no header without one", async () => {
  let id: string | undefined = "ann";
  setCallerId(() => id);
  await ask("/api/admin/users");
  id = undefined;
  await ask("/api/admin/users");
  expect(sentId()).toBeNull();
});

it("sends a body with a file as a form, and any other as JSON", () => {
  const bodyOf = (body: object) => requestFor({ method: "POST", path: "/api/photo" }, { body }).init;
  const form = bodyOf({ photo: new Blob(["photo"]), trainerId: "ann" });
  expect(form.body).toBeInstanceOf(FormData);
  expect((form.body as FormData).get("trainerId")).toBe("ann");
  expect(form.headers.has("content-type")).toBe(false);
  const json = bodyOf({ weight: 180 });
  expect(json.body).toBe('{"weight":180}');
  expect(json.headers.get("content-type")).toBe("application/json");
});

it("aborts with the caller's signal", async () => {
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve(Response.json({})),
  );
  const request = requestFor({ method: "GET", path: "/api/clients" }, {});
  await expect(send(request, { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
});
