import { plain } from "../pictures";

const photo = await plain({ width: 90, height: 160 });
const file = (bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });
const form = (...fields: [string, File | string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

/** Valid and invalid uploads. */
export const FORMS: readonly (() => BodyInit)[] = [
  () => form(["photo", file(photo)]),
  () => form(["photo", file(photo, "\0../../x.svg", "image/svg+xml")], ["isAdmin", "true"]),
  () => form(["photo", file(photo.subarray(0, photo.length / 2))]),
  () => form(["photo", file(new Uint8Array())]),
  () => form(["photo", file(photo)], ["photo", file(photo)]),
  () => form(["photo", "a text"]),
  () => form(["__proto__", "x"], ["trainerId", "01900000-0000-7000-8000-000000000000"]),
  () => form(["photo", file(Buffer.from("<svg onload='alert(1)'/>"))]),
  () => "not a form at all",
];
