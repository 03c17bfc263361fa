"use client";

import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTheme } from "@/components/platform/frame/use-theme";
import { NotificationsRow } from "@/components/platform/notifications/notifications-row";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { SwitchRow } from "@/components/ui/switch";
import { UNITS } from "@/lib/body/units";
import { install, useInstallMethod } from "@/lib/platform/browser/install-offer";
import { restSound } from "@/lib/platform/browser/local-flags";
import { isInsecure, useBrowserFact } from "@/lib/platform/browser/media";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { useUnits } from "@/lib/platform/browser/use-units";

const UNIT_NAMES = { imperial: "lb, ft in", metric: "kg, cm" };

const UNIT_CHOICES = UNITS.map((value) => ({ value, label: UNIT_NAMES[value] }));

const THEMES = [
  {
    value: "dark",
    label: (
      <>
        <Moon aria-hidden />
        Dark
      </>
    ),
  },
  {
    value: "light",
    label: (
      <>
        <Sun aria-hidden />
        Light
      </>
    ),
  },
  { value: "system", label: "System" },
] as const;

export function SettingsSection() {
  const { theme, setTheme } = useTheme();
  const { units } = useUnits();
  const chooseUnits = useSessionStore((state) => state.chooseUnits);
  return (
    <section className="mt-6">
      <h2 className="mb-2.5 font-strong text-lg">Settings</h2>
      <Field
        label="Units"
        control="group"
        help="Changes how values are shown. Saved data stays exact."
        className="mb-4"
      >
        <Segmented options={UNIT_CHOICES} value={units} onValueChange={chooseUnits} />
      </Field>
      <Field label="Theme" control="group">
        <Segmented options={THEMES} value={theme} onValueChange={setTheme} />
      </Field>
      <div className="mt-3.5 divide-y">
        <NotificationsRow />
        <RestSoundRow />
        <InstallRow />
      </div>
    </section>
  );
}

function RestSoundRow() {
  // The server cannot read this setting, so it renders the default.
  const on = useSyncExternalStore(restSound.subscribe, restSound.read, () => true);
  return (
    <SwitchRow
      label="Rest timer sound"
      hint={on ? "Two tones when a rest is over" : "Vibration only"}
      checked={on}
      onCheckedChange={restSound.store}
    />
  );
}

function InstallRow() {
  const way = useInstallMethod();
  const needsHttps = useBrowserFact(isInsecure);
  if (!way && !needsHttps) return null;
  return (
    <div className="flex min-h-16 items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-label">Install Formcast</p>
        <p className="text-muted-foreground text-xs">
          {needsHttps
            ? "Installing and work without a network need an address that begins with https."
            : way === "prompt"
              ? "Opens full screen and keeps logging when the gym Wi-Fi drops."
              : "tap Share → Add to Home Screen"}
        </p>
      </div>
      {way === "prompt" && (
        <Button size="sm" variant="secondary" onClick={() => void install()}>
          Install
        </Button>
      )}
    </div>
  );
}
