/** What a notification says beside its title. It is read on lock screens: no names, no figures. */
export type NotificationText = {
  body: string;
  /** A later notification of the same tag takes the place of the earlier one. */
  tag: string;
  /** Path within the app that a tap leads to. */
  url: string;
};

/** How every notification of the app looks, from a page and from the service worker alike. */
export const notificationOptions = ({ body, tag, url }: NotificationText): NotificationOptions => ({
  body,
  tag,
  icon: "/icons/icon-192.png",
  // The outline that Android draws in its status bar; it is not part of the standard's types.
  ...{ badge: "/icons/badge-96.png" },
  data: { url },
});
