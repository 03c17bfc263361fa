"use client";

import { Moon, Sun } from "lucide-react";
import { useId } from "react";
import { useTheme } from "@/components/layout/theme";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
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
    </section>
  );
}

function NotificationsRow() {
  const { preferred, choose } = useNotificationChoice();
  const id = useId();
  const allowed = preferred === true;
  const blocked = allowed && notificationsBlocked();
  return (
    <div className="mt-3.5 flex min-h-16 items-center gap-4">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-label">
          Notifications
        </p>
        <p id={`${id}hint`} className="text-muted-foreground text-xs">
          {blocked ? "Blocked in this browser's own settings" : allowed ? "Allowed here" : "Not allowed here"}
        </p>
      </div>
      <Switch
        aria-labelledby={id}
        aria-describedby={`${id}hint`}
        checked={allowed}
        onCheckedChange={(checked) => void choose(checked)}
      />
    </div>
  );
}
