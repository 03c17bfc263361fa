"use client";

import { OutboxReplay } from "@/components/desk/offline/outbox-replay";
import { PaletteKeeper } from "@/components/desk/palette/palette-keeper";
import { InstallBanner } from "@/components/platform/frame/install-banner";
import { UpdateWatcher } from "@/components/platform/frame/update-watcher";
import { PushKeeper } from "@/components/platform/notifications/push-keeper";
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
