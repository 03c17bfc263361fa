"use client";

import { Moon, Sun } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import { useTheme } from "@/components/layout/theme";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import { onRestSoundChange, readRestSound, storeRestSound } from "@/lib/browser/local-flags";
import { notificationsBlocked, useNotificationChoice } from "./use-notification-choice";

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

/** What this browser remembers about how to behave; nothing of it is sent. */
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

function NotificationsRow() {
  const { preferred, choose } = useNotificationChoice();
  const allowed = preferred === true;
  const blocked = allowed && notificationsBlocked();
  const hint = blocked
    ? "Blocked in this browser's own settings"
    : allowed
      ? "Allowed here"
      : "Not allowed here";
  return (
    <SwitchRow
      label="Notifications"
      hint={hint}
      checked={allowed}
      onCheckedChange={(checked) => void choose(checked)}
    />
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

type SwitchRowProps = {
  label: string;
  hint: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

function SwitchRow({ label, hint, ...control }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="mt-3.5 flex min-h-16 items-center gap-4">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-label">
          {label}
        </p>
        <p id={`${id}hint`} className="text-muted-foreground text-xs">
          {hint}
        </p>
      </div>
      <Switch aria-labelledby={id} aria-describedby={`${id}hint`} {...control} />
    </div>
  );
}
