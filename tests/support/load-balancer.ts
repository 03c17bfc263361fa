import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Sends each request to the next server in turn, without sticky sessions. Skips a server that refuses connections; a
 * request to a server that dies gets a 502.
 */
export class LoadBalancer {
  /** Number of requests that each server has answered. */
  readonly answered: number[];
  private turn = 0;
  private readonly server = createServer((near, reply) => this.pass(near, reply, 0));

  constructor(private readonly ports: readonly number[]) {
    this.answered = ports.map(() => 0);
  }

  async start(): Promise<string> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private pass(near: IncomingMessage, reply: ServerResponse, passedOver: number): void {
    const index = this.turn++ % this.ports.length;
    const far = request({
      host: "127.0.0.1",
      port: this.ports[index],
      method: near.method,
      path: near.url,
      headers: near.headers,
    });
    far.on("response", (answer) => {
      this.answered[index]!++;
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", () => reply.destroy());
      answer.pipe(reply);
    });
    far.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && passedOver < this.ports.length)
        this.pass(near, reply, passedOver + 1);
      else if (reply.headersSent) reply.destroy();
      else reply.writeHead(502, { "content-type": "application/json" }).end("{}");
    });
    // Pipes only after the connection, so that the body is not lost on a refused one.
    far.on("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => near.pipe(far));
      else near.pipe(far);
    });
  }
}
