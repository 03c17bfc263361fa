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
