import * as z from "zod/mini";
import type { Access } from "@/lib/platform/kernel/context";
import type { ErrorCode } from "@/lib/platform/kernel/errors";

export type Endpoint = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** In Next's bracket form, so the path is also the folder under app/. */
  path: `/${string}`;
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is multipart/form-data instead of JSON. */
  form?: true;
  /** The service gets the raw text, to check a signature; `body` is not parsed. */
  raw?: true;
  /** Largest accepted body in bytes; default 64 KB. */
  maxBytes?: number;
  /** A schema for JSON, or "file" for bytes. */
  reply: z.ZodMiniType | "file";
  status?: number;
  /** The field of the reply that is sent as ETag. */
  etag?: "version";
  /** Errors are plain text instead of JSON. */
  errors?: "text";
  /** Errors that do not follow from the fields: access implies 401, a body 400, 413 and 415, an id in the path 404. */
  refusals?: readonly ErrorCode[];
};

export type FileReply = {
  /** Not called when the browser has the current file. */
  read: () => Promise<Uint8Array>;
  contentType: string;
  /** Strong validator, without quotes. */
  etag: string;
  /** Seconds that the browser may cache it; 0 means no caching. The cache is always private. */
  maxAge: number;
  downloadName?: string;
};

/** A file for download, never cached. A stream is read only as fast as the caller consumes it. */
export type Download = {
  body: Uint8Array | ReadableStream<Uint8Array>;
  contentType: string;
  downloadName: string;
};

type Line = `${Endpoint["method"]} ${Endpoint["path"]}`;
type Spec = Omit<Endpoint, "method" | "path" | "access">;

type Named<L extends Line, A extends Access> = {
  access: A;
} & (L extends `${infer Method} ${infer Path}`
  ? { method: Method & Endpoint["method"]; path: Path & Endpoint["path"] }
  : never);

/** @param line method and address, as callers name it: "GET /api/client/[id]" @param access who may call */
export function endpoint<const L extends Line, const A extends Access, const S extends Spec>(
  line: L,
  access: A,
  spec: S,
): Named<L, A> & S;
export function endpoint(line: Line, access: Access, spec: Spec): object {
  const [method, path] = line.split(" ");
  return { method, path, access, ...spec };
}

type ParamNames<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type Params<E extends Endpoint> = { [Name in ParamNames<E["path"]>]: string };

type Parsed<S, Key extends string> = S extends z.ZodMiniType ? { [K in Key]: z.output<S> } : unknown;
type Raw<S, Key extends string> = S extends z.ZodMiniType ? { [K in Key]: z.input<S> } : unknown;
/** `query` or `headers` may be left out when all their fields are optional. */
type RawOptional<S, Key extends string> = S extends z.ZodMiniType
  ? Record<never, never> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : unknown;

export type Input<E extends Endpoint> = {
  params: E["params"] extends z.ZodMiniType ? z.output<E["params"]> : Params<E>;
} & Parsed<E["query"], "query"> &
  Parsed<E["headers"], "headers"> &
  Parsed<E["body"], "body"> &
  (E["raw"] extends true ? { rawBody: string } : unknown);

/** The arguments of a call; params only if the path has some. */
export type Args<E extends Endpoint> = ([ParamNames<E["path"]>] extends [never]
  ? unknown
  : { params: Params<E> }) &
  RawOptional<E["query"], "query"> &
  RawOptional<E["headers"], "headers"> &
  Raw<E["body"], "body">;

export type Reply<E extends Endpoint> = E["reply"] extends z.ZodMiniType ? z.output<E["reply"]> : Blob;
export type ReplyInput<E extends Endpoint> = E["reply"] extends z.ZodMiniType
  ? z.input<E["reply"]>
  : FileReply | Download;

export const Done = z.object({ success: z.literal(true) });

export const DONE: z.output<typeof Done> = { success: true };
