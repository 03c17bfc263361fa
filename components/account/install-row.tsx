import { installTexts } from "@/components/layout/on-demand/texts";
import { Button } from "@/components/ui/button";
import { install, useInstallWay } from "@/lib/browser/install-offer";

/** The way to put the app on the home screen, for as long as it is not there; nothing where there is no way. */
export function InstallRow() {
  const way = useInstallWay();
  if (!way) return null;
  return (
    <div className="flex min-h-16 items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-label">{installTexts.title}</p>
        <p className="text-muted-foreground text-xs">
          {way === "prompt" ? installTexts.description : installTexts.shareTip}
        </p>
      </div>
      {way === "prompt" && (
        <Button size="sm" variant="secondary" onClick={() => void install()}>
          {installTexts.install}
        </Button>
      )}
    </div>
  );
}
