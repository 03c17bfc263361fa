import sharp from "sharp";
import { withCaption } from "@/lib/engine/raster/provenance";

const GROUND = "#87d5f0";
/** 34 pixels under a picture that is 540 pixels wide. */
const HEIGHT_TO_WIDTH = 34 / 540;
const WORDS_DRAWN_FOR = 1080;
const JPEG_QUALITY = 90;

/** Below the picture, where a crop removes the feet before the words. Keeps the XMP and adds the caption. */
export async function withStrip(jpeg: Uint8Array, caption: string): Promise<Buffer> {
  const { width, height, xmp } = await sharp(jpeg).metadata();
  const strip = heightOf(width);
  const words = await wordsFor(width);
  const labelled = sharp(jpeg)
    .extend({ bottom: strip, background: GROUND })
    .composite([{ ...words, top: height + words.top }])
    .jpeg({ quality: JPEG_QUALITY });
  return (xmp ? labelled.withXmp(withCaption(xmp.toString("utf8"), caption)) : labelled).toBuffer();
}

export async function stripOf(width: number): Promise<{ height: number; pixels: Buffer }> {
  const height = heightOf(width);
  const pixels = await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([await wordsFor(width)])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { height, pixels };
}

const heightOf = (width: number): number => Math.round(width * HEIGHT_TO_WIDTH);

async function wordsFor(width: number) {
  const words = await sharp(STRIP_WORDS).metadata();
  const scale = width / WORDS_DRAWN_FOR;
  const size = { width: Math.round(words.width * scale), height: Math.round(words.height * scale) };
  return {
    input: await sharp(STRIP_WORDS).resize(size).toBuffer(),
    left: Math.round((width - size.width) / 2),
    top: Math.round((heightOf(width) - size.height) / 2),
  };
}

/** For a picture 1080 pixels wide. Drawn in advance (Archivo, weight 620): servers have no fonts. */
export const STRIP_WORDS = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAATwAAAAeBAMAAABDOL+8AAAAMFBMVEUEGiSH1fBHeo01YHBSip50u9Ncma4rUWAWNUEhRFIOKDM/b4FtsMhlpbyBzed5wtyjkZGMAAAACXBIWXMAAAsTAAALEwEAmpwYAAAFcklEQVRYw+WYbWhbVRjHH5NuublJXU+apG95aWttUSZLh1IKurXdXMVhbYQpzKqp2CIqM1W0dAjeDt2czpHSDyWwD9e9iB9kpkMFbYUFq6iTtYEJjoI04ktFPzSojO2T/+ckN7ndUtt+KAa8NPfk3nPu8/zOc/7Pc25KoqQPKnE8V6NxNJQiXgUZx00rjfE3HthIhMe+Wy+ed3CAm4cH5VWInBuJF7KuF2+O7NzUS2X6aT140RUXocO5Njxt1ITn2WccYdMTROE8novef3zteNqKeKE14tHoKpkbIJUm83h1NLQeMa+IF1sbnmdVPDcdoncMvODndOKiEDNNz+OiL+lvxnJ3PcDDgk81hbNNki+/3P0DTuSczVn5Y1bMNKfzA/r0si/k/UtNB/L9e9IS75K05+vak4EjOnaRXXBXcbwamqbNBp6LWHvf4/wSTG1KqMKtE72NGEMCtowIRonscP80RuwQ6CozBOy4QvQuwoEBSkrgLMN0P5Eqa9iS7SrRacaD8deRjxrbC0h37MIKPvIOyuM5M955Cmu2ZXhuzh01LEIWUkWCL/rFIjfHs80HQo6wL8Ozwx80vJ97ygw8Oc4i8ZSYtBNS5JPwxoayeIms7XzmOpapwY6xmRye/zY6tO0avfZtPY1xzhz1kW32MgRST9MPwVGEbv1Ft4hqeuXnBKV2kWVrIf13x6DhGG2d0dTMk+S4A3er6cTfUVXikX3PpxBRiKxdOoU9pAxcIFughU5u85N9YJ5nUwwvoJeJXmowp0YHouDFrEL0Kq5HRZDKhYbHQ4q47wgam1hAHKriKX8hNeaoFTBDHg7nNWoIZMtT9RtJ9GQk3nHYLIfNfqxXfx2dZY8ZN8xXcuQSlC6K56YtkN+oGS/Ka40YhdQ0XIJcs3jYXUTGQSRsopZOhmWRNOGF4WfMzVmGNlConr2ybC1RZ9YmFraWOqu5WGCSjFfLLpaAXUx7NeBxY1omPI3VEnPkTB2Nx3WHn27O7Xm3tOk2lqjy2XV4/OwY/ljAowZecG9bLIeXzNq0SrxapsXUGa8CZHyvaOb20r37+njlC3g66z1qlaYWZLit3hwIJxwhuLejOVwEr5LLJkKYw+NEpxxeOG8TKBKphiYZb4FSErUoXiK73pnro5czVUHb8X7TbEQvQqfO8doHupG1qVWjt0j2c/WF6EUdBbxC9Bb+LXp6Fq/ThBfjmgDGnCl+zfDRJiEeeVFotjSnBq9yiFpvxHOxiuvy2utQk1y4RFZbJptS0miz2uuUOjTtuZn86wrZh4eHD8rSYeAlkBI+zjKYquLVijo4v0VECeBuAFXy8oTsuRHPz1iLNJnD45kY0RvCDrbZwKvkKM9RkvGq+HsE61d4Y2k1zFbJTc8FawW887RTfIXMZ1NemHTjE1VTHs0aQNL/iao6hwlf5ehtEeLgKROe0JVkMISFlBsRcj/s1VlawLOkv4ZCcnhecqR9mgLTZ/FxpP26XRTDW+IoY15WE14l0ZuywvMix+iIhsK0n1SNzgiN3sPTp2tIiUN7QVIPs0hNeBEehzsavcWLS4ouNwn44WMyL5go95QjudRjcIHvzqJ4csMAhJou4PH+yuVV4l3hTSgj/HCjpkBByjdkCcayI6K8fy3Dk9vYDgbj27/hopFUifcMUj6dx/uV981+nr1TuuDvhd8a/Qbe3g9lMz8Vnp+Sip+CTn0t8TtB/ezHsmtknEf/1D7RgzB/Mt7jab9beNsmtmPEj/G7xC6J9yie9vKzf7VPTHO1H3mZt6TuiY9E9wsS74kWtsM2XVPI4gsj4w/i/u/xndJFz0b9UvNb1jJK1r3/4odkpbOk8aKTJY13jyhpvP/PPzFKG+8fBzc/LU1VlJcAAAAASUVORK5CYII=",
  "base64",
);
