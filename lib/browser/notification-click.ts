/// <reference lib="webworker" />

/** What a service worker needs of the windows of the app. */
type Windows = {
  matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly AppWindow[]>;
  openWindow(url: string): Promise<unknown>;
};
type AppWindow = Pick<WindowClient, "url" | "focus" | "navigate">;
type Shown = Pick<Notification, "close" | "data">;

/**
 * Brings the page to the front that a pressed notification is about: its `data.url`, a path of this origin. A window
 * that shows it already keeps what is open in it; else one is taken there, and where there is none it is opened.
 */
export async function openNotified(shown: Shown, windows: Windows, origin: string): Promise<void> {
  shown.close();
  const address = new URL(shown.data?.url ?? "/", origin);
  const { href } = address.origin === origin ? address : new URL(origin);
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === href);
  if (there) return void (await there.focus());
  // A window that this worker does not control cannot be navigated.
  const taken = await take(open[0], href).catch(() => null);
  if (!taken) await windows.openWindow(href);
}

const take = async (window: AppWindow | undefined, href: string) => (await window?.focus())?.navigate(href);
