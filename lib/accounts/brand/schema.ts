import * as z from "zod/mini";
import { Email } from "@/lib/accounts/sign-in/schema";
import { text } from "@/lib/text/schema";
import { lostIn } from "./colour";

const MAX_NAME = 80;
const MAX_PHONE = 32;
const MAX_WEB = 200;

/** Null or blank text removes the part. */
const orNone = <Part extends z.ZodMiniType<unknown, string>>(part: Part) =>
  z.pipe(
    z.nullable(
      z.pipe(
        z.string(),
        z.transform((value) => (value.trim() === "" ? null : value)),
      ),
    ),
    z.nullable(part),
  );

const LOST = {
  light:
    "Too close to white to be seen in the light theme. Choose a darker colour, or none: then your mark is black or white.",
  dark: "Too close to black to be seen in the dark theme. Choose a lighter colour, or none: then your mark is black or white.",
};
const Colour = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim().toLowerCase()),
  ),
  z
    .string()
    .check(
      z.regex(/^#[0-9a-f]{6}$/, { error: "Choose a colour such as #1f6feb", abort: true }),
      ...(["light", "dark"] as const).map((theme) =>
        z.refine<string>((hex) => lostIn(hex) !== theme, LOST[theme]),
      ),
    ),
);

const Phone = z.pipe(
  text(MAX_PHONE),
  z
    .string()
    .check(
      z.refine(
        (value) => /^\+?[\d\s()./-]+$/.test(value) && value.replace(/\D/g, "").length >= 5,
        "Use digits, spaces and + ( ) - only, at least 5 digits",
      ),
    ),
);

const Web = z.pipe(
  z.pipe(
    text(MAX_WEB),
    z.transform((value) => webAddress(value) ?? ""),
  ),
  z
    .string()
    .check(
      z.minLength(1, "Enter an address such as whitfield-strength.com"),
      z.maxLength(MAX_WEB, "Enter an address such as whitfield-strength.com"),
    ),
);

/** Absent fields stay unchanged. */
export const BrandChange = z.object({
  name: z.optional(orNone(text(MAX_NAME))),
  /** Hex; rejected when invisible in one of the themes. */
  colour: z.optional(orNone(Colour)),
  phone: z.optional(orNone(Phone)),
  web: z.optional(orNone(Web)),
  email: z.optional(orNone(Email)),
  /** The `photoUrl` of an upload. */
  logoUrl: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});
export type BrandChange = z.infer<typeof BrandChange>;

/** Null marks a part that the trainer left out. */
export const Brand = z.object({
  name: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  web: z.nullable(z.string()),
  email: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
});
export type Brand = z.infer<typeof Brand>;

export const NO_BRAND: Brand = {
  name: null,
  colour: null,
  phone: null,
  web: null,
  email: null,
  logoUrl: null,
};

/** Completes a typed web address with its protocol; null when it is not a web page. */
export function webAddress(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return /^[^.].*\.[a-z\d-]{2,}$/i.test(url.hostname) ? url.href : null;
}
