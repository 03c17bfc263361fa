import { readNotificationsPreferred } from "./local-flags";
import { type NotificationText, notificationOptions } from "./notification-options";

/** Notifies a trainer who looks at another app: only with the permission given before, and only while the page is hidden. */
export async function notifyInBackground(title: string, text: NotificationText): Promise<void> {
  if (!document.hidden || readNotificationsPreferred() !== true) return;
  await notifyHere(title, text);
}

/** Shows a notification of this device's own, without a server. Nothing happens without the permission. */
export async function notifyHere(title: string, text: NotificationText): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  // Android shows notifications of service workers only. The worker brings this very page to the front again.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, notificationOptions(text));
  const shown = new Notification(title, notificationOptions(text));
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
