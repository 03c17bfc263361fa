"use client";

import { InstallBanner } from "@/components/layout/install-banner";
import { UpdateWatcher } from "@/components/layout/update-watcher";
import { PushKeeper } from "@/components/notifications/push-keeper";
import { OutboxReplay } from "@/components/offline/outbox-replay";
import { PaletteKeeper } from "@/components/palette/palette-keeper";
import { Tooltips } from "@/components/ui/tooltips";

/** Effects and widgets that stay mounted across the signed-in pages. */
export function SignedInWidgets() {
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
