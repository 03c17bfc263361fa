/** What is said without a network, and when what waited for one is sent. */

import { counted } from "@/lib/text/numbers";

export const offlineTexts = {
  title: "No network",
  notHere: "This page is not on this device.",
  notSignedIn: "Signing in needs a connection.",
  canLog: "Logging still works for the clients below.",
  onDevice: "On this device",
  log: "Log",
  logFor: (clientName: string) => `Log ${clientName}`,
  waiting: "Waiting for network",
  retry: "Try again",
};

export const outboxTexts = {
  refused: (label: string) => `Not saved: ${label}`,
  refusedHint: "The server refused it. See why, and change it, under the bar on top.",
  sent: (saves: number) =>
    saves === 1 ? "1 waiting save is sent" : `${counted(saves, "waiting save")} are sent`,
};
