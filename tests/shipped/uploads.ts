import sharp from "sharp";
import { uploadPhoto } from "@/lib/images/photos/contract";
import * as pictures from "../support/pictures";
import { reducedFigure } from "../support/pictures";

const FOREIGN = [415, "This is not a photo we can read: JPEG, PNG or WebP."] as const;
const DAMAGED = [415, "This photo is damaged or incomplete."] as const;
const TOO_MANY = [413, "The photo has more than 50 megapixels."] as const;

type Upload = [
  what: string,
  bytes: () => Uint8Array | Promise<Uint8Array>,
  name: string,
  answer: readonly [number, string],
];

const small = (format: "gif" | "tiff" | "avif") => () => pictures.plain({ width: 90, height: 160, format });
/** A complete grey picture. */
const whole = (width: number, height: number) => () =>
  sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .jpeg()
    .toBuffer();

/** Files that users may take for a photo, with the product's answer. */
export const UPLOADS: Upload[] = [
  ["an SVG", () => pictures.SVG, "photo.svg", FOREIGN],
  ["an SVG that is called a JPEG", () => pictures.SVG, "photo.jpg", FOREIGN],
  [
    "a page that is called a JPEG",
    () => Buffer.from("<!doctype html><script>1</script>"),
    "photo.jpg",
    FOREIGN,
  ],
  ["a GIF", small("gif"), "photo.gif", FOREIGN],
  ["a TIFF", small("tiff"), "photo.tiff", FOREIGN],
  ["an AVIF", small("avif"), "photo.avif", FOREIGN],
  ["a HEIC", () => pictures.HEIC, "photo.heic", FOREIGN],
  ["half a JPEG", () => pictures.half(reducedFigure("m_plain_shorts")), "photo.jpg", DAMAGED],
  [
    "a JPEG that ends after its head",
    async () => (await whole(90, 160)()).subarray(0, 24),
    "photo.jpg",
    DAMAGED,
  ],
  [
    "the head of a PNG",
    () => pictures.pngHeader({ width: 90, height: 160 }).subarray(0, 33),
    "photo.png",
    DAMAGED,
  ],
  ["52 megapixels", whole(7_300, 7_124), "photo.jpg", TOO_MANY],
  ["400 megapixels", () => pictures.pngHeader({ width: 20_000, height: 20_000 }), "photo.png", TOO_MANY],
  ["16 MB", () => Buffer.alloc(16 * 1024 * 1024, 1), "photo.jpg", [413, "The request is larger than 15 MB."]],
  ["nothing", () => new Uint8Array(), "photo.jpg", [400, "Validation failed"]],
];

export const uploadOf = (bytes: Uint8Array, name: string) =>
  ({
    spec: uploadPhoto,
    args: { body: { photo: new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }) } },
  }) as const;
