import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Viewfinder } from "./viewfinder";

function openWithout(camera: Partial<MediaDevices> | undefined) {
  Object.defineProperty(navigator, "mediaDevices", { value: camera, configurable: true });
  const onFile = vi.fn();
  render(<Viewfinder side="front" lastPhotoUrl={null} onFile={onFile} onCancel={() => {}} />);
  return onFile;
}

const refusing = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException("", name)) });

afterEach(() => Reflect.deleteProperty(navigator, "mediaDevices"));

test.each([
  ["NotAllowedError", /may not use the camera/],
  ["NotFoundError", /No camera was found/],
  ["NotReadableError", /Another app may be using it/],
])("%s shows a readable reason and a retry", async (name, words) => {
  openWithout(refusing(name));
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Take photo" })).toBeNull();
});

test("without camera access it offers the camera app and files", async () => {
  const onFile = openWithout(undefined);
  expect(await screen.findByRole("alert")).toHaveTextContent("does not let Formcast use the camera");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  const [camera, files] = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  expect(camera).toHaveAttribute("capture", "environment");
  expect(files).not.toHaveAttribute("capture");
  const photo = new File(["photo"], "photo.jpg", { type: "image/jpeg" });
  await userEvent.upload(camera!, photo);
  expect(onFile).toHaveBeenCalledWith(photo);
});

test("at a plain http address it says why there is no camera", async () => {
  vi.stubGlobal("isSecureContext", false);
  openWithout(undefined);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Pages may use the camera only at an address that begins with https.",
  );
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  vi.unstubAllGlobals();
});

test("a camera that opens after the viewfinder has closed is released", async () => {
  const stop = vi.fn();
  let open = (_stream: unknown) => {};
  const stream = new Promise((resolve) => {
    open = resolve;
  });
  Object.defineProperty(navigator, "mediaDevices", {
    value: { getUserMedia: () => stream, enumerateDevices: async () => [] },
    configurable: true,
  });
  const view = render(<Viewfinder side="back" lastPhotoUrl={null} onFile={() => {}} onCancel={() => {}} />);
  view.unmount();
  open({ getTracks: () => [{ stop }] });
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce(), 20_000);
});
