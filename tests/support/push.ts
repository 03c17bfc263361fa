import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A server's keys for tests only. */
export const VAPID = {
  publicKey: "BMVD-9V7YMXmqjGuePNC_Sjjwb5C5ea6ljkZlbIOJSkiXvv8K8zyr_jRpxoaSHGfvw4Yj_ZUMHM7U3pqdQHQKGA",
  privateKey: "wHCuVLFoLAhGga_MV1xrgpcW5HZ9RrpfZRgo_gj4Iy0",
  subject: "mailto:no-reply@formcast.test",
};

/** A push service that refuses all connections. */
export const AWAY_SERVICE = "http://127.0.0.1:1";

export type PushedMessage = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A local push service that speaks RFC 8030 and rejects messages not signed for it (RFC 8292). */
export class PushServer {
  /** The reply to a valid message. */
  status = 201;
  readonly received: PushedMessage[] = [];
  origin = "";
  private readonly server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = "", headers } = request;
    const problem = problemOf(headers, this.origin);
    const status = problem ? 403 : this.status;
    if (status === 201) this.received.push({ path, headers, body: Buffer.concat(chunks) });
    response.writeHead(status, { location: `${this.origin}/message/${this.received.length}` }).end(problem);
  });

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(0, "127.0.0.1", ready));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }
}

/** The problem of a request, or null. */
function problemOf({ authorization = "", ...headers }: IncomingHttpHeaders, origin: string): string | null {
  if (!/^\d+$/.test(String(headers.ttl))) return "no TTL";
  if (headers["content-encoding"] !== "aes128gcm") return "not encrypted";
  const { token, key } =
    /^vapid t=(?<token>[\w-]+\.[\w-]+\.[\w-]+), ?k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {};
  if (!token || !key) return "not signed";
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "signed by somebody else";
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const left = exp - Date.now() / 1000;
  if (aud !== origin) return "signed for another service";
  if (left <= 0 || left > 24 * 60 * 60) return "signed for too long or for too short";
  return sub === VAPID.subject && key === VAPID.publicKey ? null : "nobody to turn to";
}

/** A browser with a subscription, which can decrypt its messages. */
export class PushedBrowser {
  readonly path = `/push/${randomBytes(12).toString("base64url")}`;
  private readonly ecdh = createECDH("prime256v1");
  private readonly publicKey = this.ecdh.generateKeys();
  private readonly secret = randomBytes(16);

  constructor(private readonly service = AWAY_SERVICE) {}

  /** As in `PushSubscription.toJSON()`. */
  get subscription() {
    return {
      endpoint: this.service + this.path,
      keys: { p256dh: this.publicKey.toString("base64url"), auth: this.secret.toString("base64url") },
    };
  }

  /** The messages for this browser, decrypted as in RFC 8291. */
  messages({ received }: PushServer): object[] {
    return received.filter(({ path }) => path === this.path).map(({ body }) => this.open(body));
  }

  private open(body: Buffer): object {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.ecdh.computeSecret(senderKey);
    const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync("sha256", key, salt, info, bytes));
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), this.publicKey, senderKey]);
    const key = derive(shared, this.secret, about, 32);
    const contentKey = derive(key, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(key, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}
