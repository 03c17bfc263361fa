import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { TLSSocket } from "node:tls";

const fileOf = (name: string) => path.resolve("tests/support/tls", name);

/** The certificate of an authority that no machine knows. */
export const AUTHORITY = fileOf("authority.pem");

/** Continues a connection with TLS, under a certificate for localhost that the authority has signed. */
export function encrypted(socket: Socket): TLSSocket {
  const [key, cert] = ["server.key", "server.pem"].map((name) => readFileSync(fileOf(name)));
  return new TLSSocket(socket, { isServer: true, key, cert });
}

const ENCRYPTION_WANTED = 80_877_103;

/** Encrypts connections to a PostgreSQL, as PostgreSQL itself does with a certificate. */
export class DatabaseWithTls {
  private readonly open = new Set<Socket>();
  private readonly server = createServer((near) => this.take(near));

  /** @param target the port of the database */
  constructor(private readonly target: number) {}

  async start(): Promise<number> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  private take(near: Socket): void {
    this.open.add(near);
    near.on("error", () => near.destroy());
    near.once("data", (wish) => {
      if (wish.readInt32BE(4) !== ENCRYPTION_WANTED) return void near.destroy();
      near.write("S");
      const inside = encrypted(near);
      const far = connect(this.target, "127.0.0.1");
      this.open.add(far);
      far.on("error", () => near.destroy());
      inside.on("error", () => far.destroy());
      inside.pipe(far).pipe(inside);
    });
  }
}
