import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * What happens to the bytes.
 * - `pass`: nothing
 * - `latency`: every chunk is delayed by 200 ms
 * - `throttled`: 4 KB per second
 * - `black hole`: accepts connections and drops all bytes, like a firewall
 * - `half-open`: the service disappears silently for open connections; new ones are refused
 * - `reset`: resets all connections, new ones too
 * - `pooled`: PostgreSQL keeps its connection when the client has left, as behind a pooler
 */
export type ProxyMode = "pass" | "latency" | "throttled" | "black hole" | "half-open" | "reset" | "pooled";

/** With it a client says goodbye to PostgreSQL. */
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4]);

const LATENCY_MS = 200;
const BYTES_PER_MS = 4;

/** A TCP connection between the app and a local service that tests can break. */
export class TcpProxy {
  port = 0;
  /** Number of dropped bytes. */
  swallowed = 0;
  private mode: ProxyMode = "pass";
  private readonly open = new Set<Socket>();
  private readonly server = createServer((near) => this.take(near));

  /** @param target the port of the service */
  constructor(private readonly target: number) {}

  async start(): Promise<void> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  /** Breaks or repairs the connection. Connections that were open during a black hole stay dead. */
  behave(mode: ProxyMode): void {
    this.mode = mode;
    if (mode === "reset") for (const socket of this.open) socket.resetAndDestroy();
  }

  /** The same URL through the proxy. */
  addressOf(url: string): string {
    const proxied = new URL(url);
    proxied.hostname = "127.0.0.1";
    proxied.port = String(this.port);
    return proxied.href;
  }

  private take(near: Socket): void {
    this.keep(near);
    if (this.mode === "reset" || this.mode === "half-open") return void near.resetAndDestroy();
    const far = connect(this.target, "127.0.0.1");
    this.keep(far);
    this.carry(near, far);
    this.carry(far, near);
    near.on("close", () => this.mode === "pooled" || far.destroy());
    // While the connection is dead, a close of the service does not arrive either.
    far.on("close", () => this.isDead() || near.destroy());
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.on("error", () => {}).on("close", () => this.open.delete(socket));
  }

  private isDead(): boolean {
    return this.mode === "black hole" || this.mode === "half-open";
  }

  /** Forwards bytes in one direction, in order. */
  private carry(from: Socket, to: Socket): void {
    let isLost = false;
    let last = Promise.resolve();
    from.on("data", (piece) => {
      isLost ||= this.isDead();
      if (isLost) {
        this.swallowed += piece.length;
        return;
      }
      from.pause();
      last = last.then(async () => {
        if (this.mode === "latency") await sleep(LATENCY_MS);
        if (this.mode === "pooled" && piece.equals(TERMINATE)) return;
        if (this.mode === "throttled") await sleep(piece.length / BYTES_PER_MS);
        to.write(piece);
        from.resume();
      });
    });
  }
}
