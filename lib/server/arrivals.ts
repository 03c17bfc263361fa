import http, { type IncomingMessage, type ServerResponse } from "node:http";

/** Sees a request before Next does, and may change it; true when it has answered it. */
type Look = (request: IncomingMessage, response: ServerResponse) => boolean;

export function lookFirst(look: Look): void {
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function lookAndEmit(this: http.Server, event: string, ...args: unknown[]) {
    const [request, response] = args;
    const isRequest = request instanceof http.IncomingMessage && response instanceof http.ServerResponse;
    if (event === "request" && isRequest && look(request, response)) return true;
    return Reflect.apply(emit, this, [event, ...args]);
  };
}
