import sharp from "sharp";
import { expect, test } from "vitest";
import { withXmpOf } from "./jpeg-metadata";

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "#338" } }).jpeg();
const PACKET = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>AI-generated</note></x:xmpmeta>';

test("a picture keeps the mark of its source and its own pixels", async () => {
  const target = await plain.clone().toBuffer();
  const source = await plain
    .clone()
    .withExif({ IFD0: { Artist: "Somebody" } })
    .withXmp(PACKET)
    .toBuffer();
  const marked = withXmpOf(source, target);
  const metadata = await sharp(marked).metadata();
  expect(metadata.xmpAsString).toBe(PACKET);
  expect(metadata.exif).toBeUndefined();
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(target).raw().toBuffer());
});

test.each([
  ["without metadata", () => plain.clone().toBuffer()],
  ["that is cut off", async () => (await plain.clone().withXmp(PACKET).toBuffer()).subarray(0, 5)],
  ["that is no JPEG", () => plain.clone().png().toBuffer()],
  ["that is empty", async () => new Uint8Array()],
])("a source %s adds no metadata", async (_, source) => {
  const target = await plain.clone().toBuffer();
  expect(Buffer.from(withXmpOf(await source(), target))).toEqual(target);
});
