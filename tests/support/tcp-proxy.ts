import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * What becomes of the bytes on their way.
 * - `pass`: nothing
 * - `latency`: every piece comes 200 ms later
 * - `throttled`: 4 KB a second
 * - `black hole`: connections are taken, and nothing comes through any more, as behind a firewall that drops
 * - `half-open`: the service is gone without a word to those who were connected; whoever comes now is turned away
 * - `reset`: all connections are torn down, new ones too
 */
export type ProxyMode = "pass" | "latency" | "throttled" | "black hole" | "half-open" | "reset";

const LATENCY_MS = 200;
const BYTES_PER_MS = 4;

/** A wire that tests can spoil, between the app and a service on this machine. */
export class TcpProxy {
  port = 0;
  /** Bytes that came and went nowhere. */
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

  /**
   * Spoils the wire, or mends it. What a black hole has swallowed never comes: those who were connected while it
   * was there stay in it.
   */
  behave(mode: ProxyMode): void {
    this.mode = mode;
    if (mode === "reset") for (const socket of this.open) socket.resetAndDestroy();
  }

  /** The same address, by way of the proxy. */
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
    near.on("close", () => far.destroy());
    // A service that hangs up goes unheard, too, while the wire is dead.
    far.on("close", () => this.isDead() || near.destroy());
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.on("error", () => {}).on("close", () => this.open.delete(socket));
  }

  private isDead(): boolean {
    return this.mode === "black hole" || this.mode === "half-open";
  }

  /** Carries bytes one way, in order. */
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
        if (this.mode === "throttled") await sleep(piece.length / BYTES_PER_MS);
        to.write(piece);
        from.resume();
      });
    });
  }
}
