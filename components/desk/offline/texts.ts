import { counted } from "@/lib/text/numbers";

export const offlineTexts = {
  title: "No network",
  notHere: "This page is not on this device.",
  notSignedIn: "Signing in needs a network.",
  canLog: "Logging still works for the clients below.",
  onDevice: "On this device",
  log: "Log",
  logFor: (clientName: string) => `Log ${clientName}`,
  waiting: "Waiting for network",
  retry: "Try again",
};

export const outboxTexts = {
  refused: (label: string) => `Not saved: ${label}`,
  refusedHint: "The server refused it. Open the bar at the top to see why and to change it.",
  sent: (saves: number) =>
    saves === 1 ? "1 waiting save was sent" : `${counted(saves, "waiting save")} were sent`,
};
