import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { lookAt } from "@/lib/engine/analyse";
import { decodePhoto } from "@/lib/engine/raster/codec";
import { figureJpeg } from "@/tests/figures/photo-changes";
import { BAD_PHOTOS } from "@/tests/support/photos-to-check";
import type { Box } from "./check/faults";
import { facesIn } from "./faces";

const MAN = "tests/figures/rendered/man.jpg";
const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

async function facesOf(jpeg: Uint8Array) {
  const photo = await decodePhoto(jpeg);
  return facesIn(photo, await lookAt(photo));
}

/** The man before a wall with a mirror that shows his head again, `share` times as large. */
async function mirrored(share: number): Promise<Buffer> {
  const head = await sharp(await readFile(MAN))
    .extract({ left: 210, top: 20, width: 300, height: 330 })
    .flop()
    .resize({ width: Math.round(300 * share) })
    .toBuffer();
  return sharp(await readFile(MAN))
    .extend({ right: 400, background: "#a9a6a1" })
    .composite([{ input: head, left: 760, top: 150 }])
    .jpeg()
    .toBuffer();
}

describe("the faces in a photo", () => {
  it.each([1, 0.6, 0.4])("are also the one in a mirror, %d times as large", async (share) => {
    const faces = (await facesOf(await mirrored(share))).map(middleOf);
    expect(faces).toHaveLength(2);
    const [own, mirror] = faces;
    expect(own!.x).toBeCloseTo(360 / 1120, 1);
    // The face is in the middle of the pasted head.
    expect(mirror!.x).toBeCloseTo((760 + 150 * share) / 1120, 1);
    expect(mirror!.y).toBeCloseTo((150 + 145 * share) / 1280, 1);
  });

  it("are those of all people", async () => {
    const faces = (await facesOf(await BAD_PHOTOS.several_people())).map(middleOf);
    expect(faces.map(({ x }) => x).sort()).toHaveLength(2);
    expect(Math.abs(faces[0]!.x - faces[1]!.x)).toBeGreaterThan(0.3);
  });

  it.each(["m_gym_tee", "rendered/03/before", "rendered/06/before", "f_plain_bra"])(
    "are one in %s, where nobody else is",
    async (name) => {
      expect(await facesOf(await figureJpeg(name))).toHaveLength(1);
    },
  );

  it("are none from behind", async () => {
    expect(await facesOf(await figureJpeg("m_back_gym"))).toEqual([]);
  });
});
