/** Lock screens show this text, so it contains no names and no figures. */
export type NotificationText = {
  body: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  /** Path in the app that a tap opens. */
  url: string;
};

/** Used by pages and by the service worker, so that all notifications look the same. */
export const notificationOptions = ({ body, tag, url }: NotificationText): NotificationOptions => ({
  body,
  tag,
  icon: "/icons/icon-192.png",
  // Icon in Android's status bar; missing in the standard's types.
  ...{ badge: "/icons/badge-96.png" },
  data: { url },
});

type Windows = {
  matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly AppWindow[]>;
  openWindow(url: string): Promise<unknown>;
};
type AppWindow = Pick<WindowClient, "url" | "focus" | "navigate">;
type Shown = Pick<Notification, "close" | "data">;

/** In a window that shows the page, else in another window, else in a new one. */
export async function openNotified(shown: Shown, windows: Windows, origin: string): Promise<void> {
  shown.close();
  const address = new URL(shown.data?.url ?? "/", origin);
  const { href } = address.origin === origin ? address : new URL(origin);
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === href);
  if (there) return void (await there.focus());
  // Throws for a window that this worker does not control.
  const taken = await take(open[0], href).catch(() => null);
  if (!taken) await windows.openWindow(href);
}

const take = async (window: AppWindow | undefined, href: string) => (await window?.focus())?.navigate(href);
