import type { MetadataRoute } from "next";
import { themeColors } from "@/components/platform/frame/theme";

type Icon = NonNullable<MetadataRoute.Manifest["icons"]>[number];

const icon = (name: string, size: number, purpose: Icon["purpose"] = "any"): Icon => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const screenshot = (name: string, label: string, form: "narrow" | "wide") => ({
  src: `/brand/screens/${name}.webp`,
  sizes: form === "narrow" ? "390x844" : "1440x900",
  type: "image/webp",
  form_factor: form,
  label,
});

/** The colours are those of the dark theme, the default. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Formcast",
    short_name: "Formcast",
    description: "For Professional Fitness Trainers",
    lang: "en",
    dir: "ltr",
    start_url: "/client-dashboard",
    scope: "/",
    display: "standalone",
    orientation: "any",
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    categories: ["fitness", "health", "business"],
    icons: [
      icon("icon", 192),
      icon("icon", 512),
      icon("icon-maskable", 192, "maskable"),
      icon("icon-maskable", 512, "maskable"),
    ],
    shortcuts: [
      { name: "New client", url: "/client-onboarding", icons: [icon("shortcut-client", 96)] },
      { name: "Today's workout", url: "/floor", icons: [icon("shortcut-workout", 96)] },
    ],
    screenshots: [
      screenshot("clients", "The client list", "narrow"),
      screenshot("morphs", "A client's body now and at the target", "narrow"),
      screenshot("timeline", "The forecast, month by month", "narrow"),
      screenshot("clients-wide", "The client list on a laptop", "wide"),
    ],
  };
}
