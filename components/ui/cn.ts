import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { classGroups } from "./class-groups";

const merge = createTailwindMerge(classGroups);

/** Joins class names; of two Tailwind classes for the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
