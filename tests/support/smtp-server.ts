import { type AddressInfo, createServer, type Socket } from "node:net";
import { encrypted } from "./tls/front";

export type ReceivedMail = { from: string; to: string[]; source: string };

/** How the server reacts. */
export type SmtpMood = "well" | "refuses-recipients" | "too-busy" | "hangs-up";

const GREETING = "220 mail.test ESMTP";

/** A local mail server with the part of RFC 5321 that a client needs. */
export class SmtpServer {
  mood: SmtpMood = "well";
  offersEncryption = false;
  readonly received: ReceivedMail[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, "127.0.0.1", ready));
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on("close", () => this.sockets.delete(socket)).on("error", () => socket.destroy());
    if (this.mood === "hangs-up") {
      socket.destroy();
      return;
    }
    socket.write(`${GREETING}\r\n`);
    this.converse(socket);
  }

  private converse(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: "", to: [], source: "" };
    let waiting = "";
    let inData = false;
    socket.setEncoding("utf8").on("data", (chunk) => {
      waiting += chunk;
      for (;;) {
        const end = waiting.indexOf(inData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const text = waiting.slice(0, end);
        if (/^STARTTLS/i.test(text) && this.offersEncryption) {
          say("220 go on");
          socket.removeAllListeners("data");
          return this.converse(encrypted(socket).on("error", () => socket.destroy()));
        }
        waiting = waiting.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          this.received.push({ ...mail, source: text.replaceAll(/^\.\./gm, ".") });
          mail = { from: "", to: [], source: "" };
          say("250 kept");
        } else inData = this.answer(text, mail, say) === "data";
        if (/^QUIT/i.test(text)) socket.end();
      }
    });
  }

  private answer(line: string, mail: ReceivedMail, say: (line: string) => void): "data" | undefined {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
    if (/^(EHLO|HELO)/i.test(line))
      say(this.offersEncryption ? "250-mail.test\r\n250 STARTTLS" : "250 mail.test");
    else if (/^MAIL FROM:/i.test(line)) {
      if (this.mood === "too-busy") return void say("451 try again later");
      mail.from = address;
      say("250 ok");
    } else if (/^RCPT TO:/i.test(line)) {
      if (this.mood === "refuses-recipients") return void say(`550 no such user ${address}`);
      mail.to.push(address);
      say("250 ok");
    } else if (/^DATA/i.test(line)) {
      say("354 go on");
      return "data";
    } else say(/^(QUIT|RSET|NOOP)/i.test(line) ? "250 ok" : "502 not known here");
    return undefined;
  }
}
