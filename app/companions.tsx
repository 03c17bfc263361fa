"use client";

import { InstallBanner } from "@/components/layout/install-banner";
import { UpdateWatcher } from "@/components/layout/update-watcher";
import { PushKeeper } from "@/components/notifications/push-keeper";
import { OutboxReplay } from "@/components/offline/outbox-replay";
import { PaletteKeeper } from "@/components/palette/palette-keeper";
import { Tooltips } from "@/components/ui/tooltips";

/** What stays beside the pages of an account: what waits to be sent, the keys and the names of icons, news of the app. */
export function Companions() {
  return (
    <>
      <OutboxReplay />
      <PaletteKeeper />
      <Tooltips />
      <PushKeeper />
      <UpdateWatcher />
      <InstallBanner />
    </>
  );
}
