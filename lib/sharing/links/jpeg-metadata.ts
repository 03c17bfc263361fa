const MARKER = { start: 0xffd8, xmpOrExif: 0xffe1, picture: 0xffda } as const;
const XMP = new TextEncoder().encode("http://ns.adobe.com/xap/1.0/\0");

/** Copies the XMP metadata of one JPEG into another: a picture drawn from a generated one stays marked as generated. */
export function withXmpOf(source: Uint8Array, jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const xmp = xmpSegment(source);
  const marked = new Uint8Array(jpeg.length + xmp.length);
  marked.set(jpeg.subarray(0, 2));
  marked.set(xmp, 2);
  marked.set(jpeg.subarray(2), 2 + xmp.length);
  return marked;
}

/** The XMP segment with marker and length, or empty. Segments come before the image data. */
function xmpSegment(jpeg: Uint8Array): Uint8Array {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (jpeg.length < 4 || view.getUint16(0) !== MARKER.start) return new Uint8Array();
  for (let at = 2; at + 4 <= jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker === MARKER.picture || marker < 0xff00) break;
    const segment = jpeg.subarray(at, at + 2 + view.getUint16(at + 2));
    const isXmp = XMP.every((byte, index) => segment[4 + index] === byte);
    if (marker === MARKER.xmpOrExif && isXmp) return segment;
  }
  return new Uint8Array();
}
