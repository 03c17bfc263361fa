import "server-only";
import * as z from "zod/mini";
import type { Download, Endpoint, FileReply, Input, ReplyInput } from "@/lib/platform/http/contract";
import type { Access, Actor, ActorFor, Admin, Context } from "@/lib/platform/kernel/context";
import { currentRequest } from "@/lib/platform/kernel/current-request";
import { AppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { runtime } from "@/lib/server/runtime/runtime";
import { readBody, readText } from "./body";
import { failure } from "./failure";
import { inputOf } from "./input";
import { openRequest } from "./open-request";
import { API_POLICY } from "./page-headers";
import { requestIdOf } from "./request-log";
import { registerServed } from "./unserved";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers send `Sec-Fetch-Site`, older ones and pages over http `Origin`; others send no cookies automatically. */
function refuseCrossSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const ours = site !== null ? site === "same-origin" : origin === null || isOurs(request, origin);
  if (!ours) throw new AppError("forbidden", "Cross-site request refused.");
}

/** The public address counts too, because a proxy may send another Host. An opaque origin is `null`, which never matches. */
function isOurs(request: Request, origin: string): boolean {
  const { appUrl } = runtime().services.settings;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return origin === appUrl || (host !== null && host === request.headers.get("host"));
}

/** @throws AppError `unauthenticated` or `forbidden` */
function authorize<A extends Access>(access: A, actor: Actor | null, request: Request): ActorFor<A> {
  if (access === "public") return actor as ActorFor<A>;
  if (!actor) throw new AppError("unauthenticated", "Please sign in.");
  requireSelf(actor, request.headers.get("x-trainer-id") ?? undefined);
  if (access === "admin" && !actor.isAdmin) throw new AppError("forbidden", "Admins only.");
  return actor as Admin as ActorFor<A>;
}

/** Compares a trainer id in the request with the session; it never grants access. */
function requireSelf(actor: Actor | null, trainerId: unknown): void {
  if (trainerId !== undefined && actor && trainerId !== actor.id)
    throw new AppError("forbidden", "That trainer is not you.");
}

// zod/mini has no default messages; this adds the English ones.
z.config(z.locales.en());

type RouteHandler = (
  request: Request,
  route: { params: Promise<Record<string, string>> },
) => Promise<Response>;

type Service<E extends Endpoint> = (ctx: Context<E["access"]>, input: Input<E>) => Promise<ReplyInput<E>>;

/** Joins a contract and its service to a route handler. No route does anything else. */
export function serve<E extends Endpoint>(spec: E, service: Service<E>): RouteHandler {
  registerServed(spec);
  return async (request, route) => {
    const started = performance.now();
    const observed = currentRequest();
    const requestId = observed?.id ?? requestIdOf(request.headers.get("x-vercel-id"));
    const response = await answer(spec, service, request, route).catch((error: unknown) =>
      failure(error, { spec, requestId }),
    );
    response.headers.set("x-request-id", requestId);
    response.headers.set("content-security-policy", API_POLICY);
    // The server of this process writes the line where there is one.
    if (!observed) {
      const ms = Math.round(performance.now() - started);
      log("info", "request", {
        requestId,
        method: spec.method,
        route: spec.path,
        status: response.status,
        ms,
      });
    }
    return response;
  };
}

async function answer<E extends Endpoint>(
  spec: E,
  service: Service<E>,
  request: Request,
  route: { params: Promise<Record<string, string>> },
): Promise<Response> {
  refuseCrossSite(request);
  const { services, caller, session, linkKeys, zone, address, setCookies } = await openRequest(request);
  const actor = authorize<E["access"]>(spec.access, caller, request);
  const ctx: Context<E["access"]> = { ...services, actor, session, linkKeys, zone, address };
  const input = await readInput(spec, request, await route.params, ctx);
  const reply = await service(ctx, input as unknown as Input<E>);
  const response =
    spec.reply === "file"
      ? await fileResponse(reply as FileReply | Download, request)
      : jsonResponse(spec as E & { reply: z.ZodMiniType }, reply);
  for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
  return response;
}

async function readInput(
  spec: Endpoint,
  request: Request,
  params: Record<string, string>,
  ctx: Pick<Context<"public">, "actor">,
) {
  const raw = spec.body && (await readBody(request, spec));
  if (raw && typeof raw === "object" && "trainerId" in raw) requireSelf(ctx.actor, raw.trainerId);
  const rawBody = spec.raw && { rawBody: await readText(request, spec) };
  const query = spec.query && Object.fromEntries(new URL(request.url).searchParams);
  const headers = spec.headers && Object.fromEntries(request.headers);
  return { ...inputOf(spec, { params, query, headers, body: raw }), ...rawBody };
}

function jsonResponse(spec: Endpoint & { reply: z.ZodMiniType }, reply: unknown): Response {
  const body = spec.reply.parse(reply);
  const headers = new Headers({ "cache-control": "private, no-store" });
  if (spec.etag) headers.set("etag", `"${(body as Record<string, unknown>)[spec.etag]}"`);
  return Response.json(body, { status: spec.status ?? 200, headers });
}

/** A private response: no shared cache stores it, and no browser runs it as a document. */
async function fileResponse(file: FileReply | Download, request: Request): Promise<Response> {
  const headers = new Headers({
    "content-type": file.contentType,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  if (file.downloadName) headers.set("content-disposition", attachment(file.downloadName));
  if ("body" in file) return downloadResponse(file, headers);
  headers.set("cache-control", file.maxAge > 0 ? `private, max-age=${file.maxAge}` : "private, no-store");
  headers.set("etag", `"${file.etag}"`);
  if (matches(request.headers.get("if-none-match"), file.etag))
    return new Response(null, { status: 304, headers });
  const bytes = await file.read();
  headers.set("content-length", String(bytes.byteLength));
  return new Response(new Uint8Array(bytes), { headers });
}

function downloadResponse({ body }: Download, headers: Headers): Response {
  headers.set("cache-control", "private, no-store");
  if (body instanceof ReadableStream) return new Response(body, { headers });
  headers.set("content-length", String(body.byteLength));
  return new Response(new Uint8Array(body), { headers });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === `"${etag}"`);
}

/** RFC 6266: an ASCII name for old clients and the real name, because headers are ASCII only. */
function attachment(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["\\/]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
