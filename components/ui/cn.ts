import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

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

/** For two Tailwind classes of the same property, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
