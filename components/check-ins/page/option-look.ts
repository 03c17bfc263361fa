import { cn } from "@/components/ui/cn";

/** A choice on clients' pages: its box looks pressed while the radio or checkbox inside is chosen. */
export const optionLook = cn(
  "pressable rounded-icon border-[1.5px] border-input bg-card font-label",
  "has-checked:border-primary has-checked:bg-[color-mix(in_oklab,var(--primary)_9%,var(--card))] has-checked:font-strong has-checked:text-primary",
);
