"use client";

const NAME = "formcast-session";

let channel: BroadcastChannel | undefined;

/** One channel for speaking and listening: it never hears itself, so only the other tabs do. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells this browser's other tabs that somebody signed in or out. */
export function announceSessionChange(): void {
  tabs().postMessage("changed");
}

/** Calls back when another tab signed in or out. Gives the way to stop. */
export function onSessionChangeElsewhere(listener: () => void): () => void {
  tabs().addEventListener("message", listener);
  return () => tabs().removeEventListener("message", listener);
}
