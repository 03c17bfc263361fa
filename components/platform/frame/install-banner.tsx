"use client";

import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { dismissInstallOffer, install, useInstallOffer } from "@/lib/platform/browser/install-offer";
import { useSessionStore } from "@/lib/platform/browser/session-store";

/** Publishes the banner's height, so that the page can scroll above it. */
function publishHeight(banner: HTMLElement) {
  const { style } = document.documentElement;
  const size = new ResizeObserver(() => style.setProperty("--banner-height", `${banner.offsetHeight}px`));
  size.observe(banner);
  return () => {
    size.disconnect();
    style.removeProperty("--banner-height");
  };
}

/** Mount it once. The user can ignore it: the page works below it. */
export function InstallBanner() {
  const offer = useInstallOffer();
  const isSignedIn = useSessionStore((state) => state.isAuthenticated);
  if (!isSignedIn || !offer) return null;
  return (
    <section
      ref={publishHeight}
      aria-labelledby="install-title"
      className={cn(
        "fixed inset-x-3 bottom-[calc(76px+var(--safe-bottom))] z-45 mx-auto max-w-column animate-rise-in rounded-sheet bg-popover p-5 text-popover-foreground shadow-sheet print:hidden",
        "lg:inset-x-auto lg:right-8 lg:bottom-8 lg:w-[420px]",
        // An action bar needs this place, so the banner waits for another page.
        "in-[:has([data-action-bar])]:hidden",
      )}
    >
      <div className="flex items-center gap-4">
        {/* biome-ignore lint/performance/noImgElement: a small SVG of our own. */}
        <img src="/brand/icon-any.svg" alt="" className="size-16 shrink-0" />
        <div>
          <h2 id="install-title" className="font-strong text-lg">
            Install Formcast
          </h2>
          <p className="text-muted-foreground text-sm">
            Opens full screen and keeps logging when the gym Wi-Fi drops.
          </p>
        </div>
      </div>
      {offer === "prompt" ? <InstallButtons /> : <ShareTip />}
    </section>
  );
}

function InstallButtons() {
  return (
    <div className="mt-5 grid grid-cols-[1fr_1.6fr] gap-2.5">
      <Button size="lg" variant="secondary" onClick={dismissInstallOffer}>
        Later
      </Button>
      <Button size="lg" onClick={() => void install()}>
        Install
      </Button>
    </div>
  );
}

/** Safari has no install prompt, only its own menu. */
function ShareTip() {
  return (
    <>
      <p className="my-4 flex items-center gap-3 rounded-control bg-secondary px-4 py-3.5 font-label">
        {/* biome-ignore lint/performance/noImgElement: a small SVG of our own. */}
        <img src="/brand/ios-share.svg" alt="" className="size-10 shrink-0" />
        tap Share → Add to Home Screen
      </p>
      <Button size="lg" block onClick={dismissInstallOffer}>
        Got it
      </Button>
    </>
  );
}
