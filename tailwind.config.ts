import type { Config } from "tailwindcss";

/** Pixels to rem, so that the user's text size scales everything. */
const rem = (px: number) => `${px / 16}rem`;
const text = (px: number, linePx: number): [string, { lineHeight: string }] => [
  rem(px),
  { lineHeight: rem(linePx) },
];

/**
 * Type, shape and motion. Colours are in `app/globals.css`, since they change with the theme. `components/ui/cn.ts`
 * must list the same names for class merging.
 */
export default {
  theme: {
    extend: {
      fontSize: {
        "2xs": text(12, 16),
        xs: text(13, 18),
        label: text(14, 20),
        sm: text(15, 21),
        base: text(16, 24),
        lg: text(18, 25),
        xl: text(21, 27),
        "2xl": text(27, 32),
        "3xl": text(33, 38),
        "num-sm": text(27, 34),
        "num-md": text(36, 44),
        "num-lg": text(42, 48),
        "num-xl": text(64, 70),
      },
      fontWeight: {
        label: "540",
        strong: "600",
        button: "620",
        display: "640",
      },
      borderRadius: {
        thumb: "6px",
        badge: "7px",
        image: "10px",
        icon: "12px",
        control: "var(--radius)",
        photo: "16px",
        card: "20px",
        dock: "22px",
        sheet: "28px",
      },
      transitionDuration: {
        press: "90ms",
        quick: "160ms",
        sheet: "240ms",
        draw: "420ms",
      },
      transitionTimingFunction: {
        out: "cubic-bezier(.2,.8,.2,1)",
        "in-out": "cubic-bezier(.6,0,.2,1)",
      },
      maxWidth: {
        content: "1400px",
        "content-wide": "1600px",
        column: "640px",
      },
    },
  },
} satisfies Config;
