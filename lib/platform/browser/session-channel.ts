"use client";

const NAME = "formcast-session";

let channel: BroadcastChannel | undefined;

/** One object for sending and receiving, because a channel does not receive its own messages. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function announceSessionChange(): void {
  tabs().postMessage("changed");
}

export function onSessionChangeElsewhere(listener: () => void): () => void {
  tabs().addEventListener("message", listener);
  return () => tabs().removeEventListener("message", listener);
}
