import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Oklch = { l: number; c: number; h: number };
type Rgb = [number, number, number];

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function tokensOf(selector: string): Map<string, Oklch> {
  const block = css.match(new RegExp(`^ *${selector.replace(".", "\\.")} \\{([^}]*)\\}`, "m"))?.[1] ?? "";
  const pattern = /--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;
  return new Map(
    [...block.matchAll(pattern)].map(([, name, l, c, h]) => [
      name!,
      { l: Number(l), c: Number(c), h: Number(h) },
    ]),
  );
}

const themes = { light: tokensOf(":root,\n.paper"), dark: tokensOf(".dark") };

function token(theme: keyof typeof themes, name: string): Oklch {
  const value = themes[theme].get(name);
  if (!value) throw new Error(`--${name} is missing in the ${theme} theme`);
  return value;
}

const toLab = ({ l, c, h }: Oklch): Rgb => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
];

/** Björn Ottosson's OKLab matrices, to linear sRGB. */
function toLinearSrgb([l, a, b]: Rgb): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** The relative luminance of WCAG 2, after rounding the colour to 8 bits. */
function luminance(lab: Rgb): number {
  const [r, g, b] = toLinearSrgb(lab).map((v) =>
    decode(Math.round(255 * encode(Math.min(1, Math.max(0, v)))) / 255),
  ) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const mix = (tint: Rgb, ground: Rgb, share: number) =>
  tint.map((v, i) => v * share + ground[i]! * (1 - share)) as Rgb;

const pairs = (text: string, grounds: string) => grounds.split(" ").map((ground) => [text, ground] as const);

const textPairs = [
  ...pairs("foreground", "background card popover secondary forecast-surface"),
  ...pairs("muted-foreground", "background card muted popover secondary accent sidebar forecast-surface"),
  ...pairs("primary", "background card popover secondary accent"),
  ...pairs("forecast", "background card popover secondary forecast-surface"),
  ...pairs("destructive", "background card popover secondary"),
  ...pairs("success", "background card"),
  ...pairs("warning", "background card"),
  ...[
    "card",
    "popover",
    "secondary",
    "accent",
    "primary",
    "forecast",
    "destructive",
    "success",
    "warning",
  ].map((name) => [`${name}-foreground`, name] as const),
  ["sidebar-foreground", "sidebar"],
  ["sidebar-accent-foreground", "sidebar-accent"],
  ["sidebar-primary", "sidebar"],
] as const;

const controlPairs = [
  ...pairs("input", "background card popover muted secondary accent"),
  ...pairs("ring", "background card popover secondary"),
  ...[1, 2, 3, 4, 5].flatMap((n) => pairs(`chart-${n}`, "card")),
];

const tintedPairs = [
  ["success", "success", 0.14, "card"],
  ["warning", "warning", 0.1, "card"],
  ["foreground", "destructive", 0.11, "card"],
  ["destructive", "destructive", 0.11, "card"],
  ["foreground", "primary", 0.26, "secondary"],
  ["foreground", "primary", 0.1, "background"],
  ["muted-foreground", "primary", 0.1, "background"],
  ["primary", "primary", 0.15, "card"],
  ["foreground", "primary", 0.09, "card"],
] as const;

describe.each(["dark", "light"] as const)("the %s theme", (theme) => {
  const lab = (name: string) => toLab(token(theme, name));

  it.each(textPairs)("keeps %s readable on %s (4.5:1)", (text, ground) => {
    expect(contrast(lab(text), lab(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(tintedPairs)(
    "keeps %s readable on a tint of %s %f over %s (4.5:1)",
    (text, tint, share, ground) => {
      const surface = mix(lab(tint), lab(ground), share);
      expect(contrast(lab(text), surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(controlPairs)("keeps %s visible on %s (3:1)", (line, ground) => {
    expect(contrast(lab(line), lab(ground))).toBeGreaterThanOrEqual(3);
  });

  it("stays inside sRGB, so that the computed contrast is the displayed one", () => {
    const outside = [...themes[theme]].filter(([, value]) =>
      toLinearSrgb(toLab(value)).some((v) => v < -0.0006 || v > 1.0006),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });
});

it("defines the same colours in both themes", () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
});
