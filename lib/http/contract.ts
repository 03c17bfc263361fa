import * as z from "zod/mini";
import type { Access } from "@/lib/kernel/actor";
import type { ErrorCode } from "@/lib/kernel/errors";

/** One HTTP endpoint, described once and read by the route handler, the browser and the tests. */
export type Endpoint = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Next's own bracket form, so the path is also the folder under app/. */
  path: `/${string}`;
  access: Access;
  /** Only where a path parameter is more than an opaque id. */
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** Request headers that the service needs, by lower-case name. */
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body travels as multipart/form-data instead of JSON. */
  form?: true;
  /** The service wants the body's very text, to check a signature over it; no `body` is parsed. */
  raw?: true;
  /** Bytes of a body that is still read; 64 KB when absent. */
  maxBytes?: number;
  /** A schema for JSON, or "file" for bytes. */
  reply: z.ZodMiniType | "file";
  status?: number;
  /** The reply's field that is sent as its ETag. */
  etag?: "version";
  /** Failures are plain text instead of JSON. */
  errors?: "text";
  /**
   * The failures that do not follow from the rest. Who may call says that there is a 401, a body that there are a 400,
   * a 413 and a 415, a path with an id that there is a 404.
   */
  refusals?: readonly ErrorCode[];
};

/** A reply that is not JSON. */
export type FileReply = {
  /** Not called where the asking browser has the file already. */
  read: () => Promise<Uint8Array>;
  contentType: string;
  /** Strong validator, without quotes. */
  etag: string;
  /** Seconds that the asking browser may keep it; 0 keeps it nowhere. The cache stays private. */
  maxAge: number;
  /** Sent as an attachment under this name when present. */
  downloadName?: string;
};

/** A file to keep: sent as an attachment, never cached. A stream is read only as fast as the caller takes it. */
export type Download = {
  body: Uint8Array | ReadableStream<Uint8Array>;
  contentType: string;
  downloadName: string;
};

export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

type ParamNames<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type Params<E extends Endpoint> = { [Name in ParamNames<E["path"]>]: string };

type Parsed<S, Key extends string> = S extends z.ZodMiniType ? { [K in Key]: z.output<S> } : unknown;
type Raw<S, Key extends string> = S extends z.ZodMiniType ? { [K in Key]: z.input<S> } : unknown;
/** The key may be left out where nothing in it is required. */
type RawOptional<S, Key extends string> = S extends z.ZodMiniType
  ? Record<never, never> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : unknown;

/** What a service receives: everything already parsed. */
export type Input<E extends Endpoint> = {
  params: E["params"] extends z.ZodMiniType ? z.output<E["params"]> : Params<E>;
} & Parsed<E["query"], "query"> &
  Parsed<E["headers"], "headers"> &
  Parsed<E["body"], "body"> &
  (E["raw"] extends true ? { rawBody: string } : unknown);

/** What a caller sends: params only where the path has some. */
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

/** The reply of an endpoint that has no data to return. */
export const Done = z.object({ success: z.literal(true) });

export const DONE: z.output<typeof Done> = { success: true };
