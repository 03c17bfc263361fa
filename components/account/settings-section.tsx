"use client";

import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTheme } from "@/components/layout/theme";
import { NotificationsRow } from "@/components/notifications/notifications-row";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { SwitchRow } from "@/components/ui/switch-row";
import { onRestSoundChange, readRestSound, storeRestSound } from "@/lib/browser/local-flags";

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

/** What this browser remembers about how to behave. */
export function SettingsSection() {
  const { theme, setTheme } = useTheme();
  return (
    <section className="mt-6">
      <h2 className="mb-2.5 font-strong text-lg">Settings</h2>
      <Field label="Theme" control="group">
        <Segmented options={THEMES} value={theme} onValueChange={setTheme} />
      </Field>
      <NotificationsRow />
      <RestSoundRow />
    </section>
  );
}

function RestSoundRow() {
  // The server knows nothing of it: until the browser has taken over it shows what most choose.
  const on = useSyncExternalStore(onRestSoundChange, readRestSound, () => true);
  return (
    <SwitchRow
      label="Rest timer sound"
      hint={on ? "Two tones when a rest is over" : "Vibration only"}
      checked={on}
      onCheckedChange={storeRestSound}
    />
  );
}
