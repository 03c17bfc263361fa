"use client";

const NAME = "formcast-session";

let channel: BroadcastChannel | undefined;

/** One object for sending and receiving, because a channel does not receive its own messages. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs of a sign-in or sign-out. */
export function announceSessionChange(): void {
  tabs().postMessage("changed");
}

/** Calls `listener` when another tab signs in or out. Returns a function that stops it. */
export function onSessionChangeElsewhere(listener: () => void): () => void {
  tabs().addEventListener("message", listener);
  return () => tabs().removeEventListener("message", listener);
}
