import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** How a model reacts to an order, and what happens to its output. */
export type Mood =
  | "makes it"
  | "asks for money"
  | "finds the input wrong"
  | "breaks"
  | "hangs up after taking the job"
  | "answers nonsense"
  | "flags it"
  | "cannot start"
  | "aborts"
  | "cancels"
  | "never ends"
  | "loses its output"
  | "makes a text"
  | "makes half a file"
  | "makes a square"
  | "gives the photo back"
  | "moves the camera"
  | "makes too much"
  | "delivers from elsewhere"
  | "delivers without encryption"
  | "redirects"
  | "delivers late"
  | "has removed its output";

/** Draws the picture of a prediction. */
export type Painter = (order: {
  photo: Buffer;
  /** The guide picture beside the photo. */
  guide: Buffer | null;
  prompt: string;
  seed: number;
}) => Promise<Buffer>;

type Received = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
};

type Order = {
  id: string;
  model: string;
  /** The photo, and the guide if there is one. */
  pictures: string[];
  prompt: string;
  seed: number;
  polls: number;
  isCanceled: boolean;
};

/** The input field of each model, and whether input and output are lists, as in its schema. */
const MODELS: Record<string, { field: string; list: boolean; outputList: boolean }> = {
  "black-forest-labs/flux-2-pro": { field: "input_images", list: true, outputList: false },
  "black-forest-labs/flux-kontext-pro": { field: "input_image", list: false, outputList: false },
  "qwen/qwen-image-edit-plus": { field: "image", list: true, outputList: true },
};

const FAILURES: Partial<Record<Mood, { status: string; error: string | null }>> = {
  "flags it": {
    status: "failed",
    error: "The input or output was flagged as sensitive. Please try again with different inputs. (E005)",
  },
  "cannot start": { status: "failed", error: "Prediction failed to start. (E6716)" },
  aborts: { status: "aborted", error: null },
  cancels: { status: "canceled", error: null },
};

const TOO_MUCH_BYTES = 21 * 1024 * 1024;

/** A local Replicate: the published prediction protocol with its known failures. */
export class ReplicateServer {
  readonly token = "r8_only_for_tests";
  readonly requests: Received[] = [];
  /** Polls until a prediction is ready. */
  polls = 1;
  /** Statuses of the next replies, for any request; 0 breaks the connection. */
  readonly troubles: { method: string; status: number; retryAfter?: string }[] = [];
  private readonly moods = new Map<string, Mood>();
  private readonly orders = new Map<string, Order>();
  /** Predictions whose output was requested too early. */
  private readonly late = new Set<string>();
  private readonly server = createServer((request, response) => {
    this.serve(request, response).catch((error: Error) => {
      response.writeHead(500).end(error.message);
    });
  });
  /** Its address in replies. */
  origin = "";

  /** Draws instead of `paint` until the next reset. */
  private stranger: Painter | null = null;

  constructor(private readonly paint: Painter = paintOver) {}

  paintWith(painter: Painter): void {
    this.stranger = painter;
  }

  /** @returns the base URL for a client */
  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, "127.0.0.1", ready));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return `${this.origin}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  /** Clears all state; all models work again. */
  reset(): void {
    this.requests.length = 0;
    this.troubles.length = 0;
    this.moods.clear();
    this.orders.clear();
    this.polls = 1;
    this.stranger = null;
  }

  behave(mood: Mood, models: readonly string[] = Object.keys(MODELS)): void {
    for (const model of models) this.moods.set(model, mood);
  }

  /** Models that got an order, in order. */
  get asked(): string[] {
    return this.creates.map(({ path }) => path.replace(/^\/v1\/models\/|\/predictions$/g, ""));
  }

  get creates(): Received[] {
    return this.requests.filter(({ method, path }) => method === "POST" && !path.endsWith("/cancel"));
  }

  /** Predictions that were canceled on request. */
  get canceled(): string[] {
    return [...this.orders.values()].filter(({ isCanceled }) => isCanceled).map(({ id }) => id);
  }

  get predictionIds(): string[] {
    return [...this.orders.keys()];
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url: path = "", headers } = request;
    const body = (await buffer(request)).toString("utf8");
    if (path.startsWith("/delivery/")) return this.deliver(path.split("/")[2] ?? "", response);
    this.requests.push({ method, path, headers, body });
    const trouble = this.troubles.findIndex((each) => each.method === method);
    const [{ status, retryAfter } = {}] = trouble < 0 ? [] : this.troubles.splice(trouble, 1);
    if (status === 0) return void request.socket.destroy();
    if (retryAfter) response.setHeader("retry-after", retryAfter);
    if (status) return reply(response, status, "OperatorError of a test.");
    if (headers.authorization !== `Bearer ${this.token}`)
      return reply(response, 401, "You did not pass a valid authentication token");
    const model = /^\/v1\/models\/([^/]+\/[^/]+)\/predictions$/.exec(path)?.[1];
    if (method === "POST" && model) return this.create(model, body, request, response);
    const [, id = "", wish] = /^\/v1\/predictions\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    const order = this.orders.get(id);
    if (!order || method !== (wish ? "POST" : "GET"))
      return reply(response, 404, "The requested resource could not be found.");
    if (wish) order.isCanceled ||= !this.hasEnded(order);
    else order.polls++;
    json(response, 200, this.prediction(order));
  }

  private async create(
    model: string,
    body: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const schema = MODELS[model];
    if (!schema) return reply(response, 404, "The requested resource could not be found.");
    const mood = this.moodOf(model);
    if (mood === "asks for money") return reply(response, 402, "You have insufficient credit.");
    if (mood === "breaks") return reply(response, 500, "Internal server error");
    if (mood === "answers nonsense") return json(response, 201, { detail: "?" });
    const { input } = JSON.parse(body) as { input: Record<string, unknown> };
    const pictures = [input[schema.field]].flat().map(String);
    const isWrong =
      typeof input.prompt !== "string" ||
      Array.isArray(input[schema.field]) !== schema.list ||
      pictures.some((picture) => !picture.startsWith("data:image/jpeg;base64,"));
    if (isWrong || mood === "finds the input wrong") return reply(response, 422, "Input validation failed");
    const id = crypto.randomUUID().replaceAll("-", "").slice(0, 26);
    const { prompt, seed } = input as { prompt: string; seed: number };
    const order = { id, model, pictures, prompt, seed, polls: 0, isCanceled: false };
    this.orders.set(id, order);
    if (mood === "hangs up after taking the job") return void request.socket.destroy();
    json(response, 201, this.prediction(order));
  }

  /** A prediction in its current state, also the body of a webhook. */
  prediction(order: Order | string): object {
    const found = typeof order === "string" ? this.orders.get(order)! : order;
    const { id, model, polls, isCanceled } = found;
    const mood = this.moodOf(model);
    const ended = isCanceled || this.hasEnded(found);
    const running = polls === 0 ? "starting" : "processing";
    const failure = FAILURES[isCanceled ? "cancels" : mood];
    const status = ended ? (failure?.status ?? "succeeded") : running;
    const url = `${this.origin}/v1/predictions/${id}`;
    return {
      id,
      model,
      version: "hidden",
      input: {},
      logs: "",
      status,
      error: ended ? (failure?.error ?? null) : null,
      output: status === "succeeded" ? this.outputOf(id, model, mood) : null,
      data_removed: mood === "loses its output",
      created_at: "2026-11-20T09:00:00.000Z",
      urls: { get: url, cancel: `${url}/cancel` },
    };
  }

  private hasEnded({ model, polls }: Order): boolean {
    return polls >= this.polls && this.moodOf(model) !== "never ends";
  }

  private outputOf(id: string, model: string, mood: Mood): unknown {
    if (mood === "loses its output") return null;
    const address = {
      "delivers from elsewhere": "https://replicate.delivery.evil.test/out.jpg",
      "delivers without encryption": "http://replicate.delivery/out.jpg",
    }[mood as string];
    const output = address ?? `${this.origin}/delivery/${id}/out.jpg`;
    return MODELS[model]?.outputList ? [output] : output;
  }

  private async deliver(id: string, response: ServerResponse): Promise<void> {
    const order = this.orders.get(id);
    const mood = order && this.moodOf(order.model);
    if (!order || mood === "has removed its output") return reply(response, 404, "Not found");
    if (mood === "delivers late" && !this.late.has(id)) {
      this.late.add(id);
      return reply(response, 503, "Not yet");
    }
    if (mood === "redirects")
      return void response.writeHead(302, { location: `${this.origin}/delivery/${id}/again` }).end();
    if (mood === "makes a text") return void response.end("This is no picture.");
    const [photo = Buffer.alloc(0), guide = null] = order.pictures.map((uri) =>
      Buffer.from(uri.split(",")[1] ?? "", "base64"),
    );
    if (mood === "gives the photo back") return void response.end(photo);
    const { prompt, seed } = order;
    const made = await onGrid(await (this.stranger ?? this.paint)({ photo, guide, prompt, seed }), mood);
    // Decoders ignore bytes after the end of a picture.
    if (mood === "makes too much")
      return void response.end(Buffer.concat([made, Buffer.alloc(TOO_MUCH_BYTES)]));
    response.end(mood === "makes half a file" ? made.subarray(0, made.length / 2) : made);
  }

  private moodOf(model: string): Mood {
    return this.moods.get(model) ?? "makes it";
  }
}

/** The guide or the photo with changed colours, different for each seed. */
export const paintOver: Painter = ({ photo, guide, seed }) =>
  sharp(guide ?? photo)
    .modulate({ saturation: 0.4, brightness: 1.02 + (seed % 8) / 100 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A model's output: on a grid of 32 pixels, and damaged according to the mood. */
async function onGrid(picture: Buffer, mood?: Mood): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const round = (pixels: number) => Math.round(pixels / 32) * 32;
  const margin = mood === "moves the camera" ? 0.08 : 0;
  return sharp(picture)
    .extract({
      left: Math.round(width * margin),
      top: Math.round(height * margin),
      width: Math.round(width * (1 - 2 * margin)),
      height: Math.round(height * (1 - 2 * margin)),
    })
    .resize(round(width), round(mood === "makes a square" ? width : height), { fit: "fill" })
    .jpeg({ quality: 95 })
    .toBuffer();
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const reply = (response: ServerResponse, status: number, detail: string): void =>
  json(response, status, { title: "OperatorError", detail, status });

/** The headers of a webhook with Replicate's signature. */
export function signed(
  body: string,
  { secret, id, at }: { secret: string; id: string; at: Date },
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${signature}`,
  };
}
