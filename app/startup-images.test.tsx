import { afterEach, expect, test } from "vitest";
import { addStartupImages } from "./startup-images";

const images = () => document.head.querySelectorAll('link[rel="apple-touch-startup-image"]').length;

function openPageWithManifest(address: string): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.setAttribute("href", address);
  document.head.append(link);
}

afterEach(() => {
  document.head.replaceChildren();
});

test("the app's pages get the startup images", () => {
  openPageWithManifest("/manifest.webmanifest");
  addStartupImages();
  expect(images()).toBe(15);
});

test("a check-in page, which has its own manifest, gets none", () => {
  openPageWithManifest("/api/check-in/token/manifest");
  addStartupImages();
  expect(images()).toBe(0);
});
