import { readNotificationsPreferred } from "./local-flags";

/**
 * Tells something to a trainer who looks at another app. Only with the permission given before, and only while the
 * page is hidden; nothing is asked here.
 * @param tag a later notification of the same tag takes the place of the earlier one
 */
export async function notifyInBackground(title: string, { body, tag }: { body: string; tag: string }) {
  if (!document.hidden || readNotificationsPreferred() !== true) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  // Android shows notifications of service workers only. The worker brings this very page to the front again.
  const worker = await navigator.serviceWorker?.getRegistration();
  const url = `${location.pathname}${location.search}`;
  if (worker?.active) return worker.showNotification(title, { body, tag, data: { url } });
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
