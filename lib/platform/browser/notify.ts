import { notificationsPreferred } from "./local-flags";
import { type NotificationText, notificationOptions } from "./notification-options";

/** Notifies the trainer while the page is hidden, if notifications are switched on. */
export async function notifyInBackground(title: string, text: NotificationText): Promise<void> {
  if (!document.hidden || notificationsPreferred.read() !== true) return;
  await notifyHere(title, text);
}

export async function notifyHere(title: string, text: NotificationText): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  // Android only shows notifications of service workers.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, notificationOptions(text));
  const shown = new Notification(title, notificationOptions(text));
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
