import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** The names that tailwind.config.ts adds to Tailwind's own. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["2xs", "label", "num-sm", "num-md", "num-lg", "num-xl"],
      "font-weight": ["label", "strong", "button", "display"],
      radius: ["thumb", "badge", "image", "icon", "control", "photo", "card", "dock", "sheet"],
      shadow: ["card", "pop", "sheet"],
    },
    classGroups: { duration: [{ duration: ["press", "quick", "sheet", "draw"] }] },
  },
});

/** Joins class names; of two Tailwind classes for the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
