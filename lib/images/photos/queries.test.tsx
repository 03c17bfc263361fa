import { afterEach, expect, it, vi } from "vitest";
import { uploadPhoto } from "./queries";

function answering(status: number, responseText: string): void {
  class Request {
    upload = {};
    onload?: () => void;
    status = status;
    statusText = "";
    responseText = responseText;
    open() {}
    send() {
      this.onload?.();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
}

afterEach(() => vi.unstubAllGlobals());

const upload = () => uploadPhoto({ photo: new Blob(["photo"]), trainerId: "ann" });

it("returns the server's reply", async () => {
  const stored = { photoUrl: "/api/photo/1", width: 1080, height: 1920, check: null };
  answering(201, JSON.stringify(stored));
  expect(await upload()).toEqual(stored);
});

it.each(["{}", '{"photoUrl":null,"width":1080,"height":1920}', "<!doctype html>", ""])(
  "rejects the reply %j, which contains no photo URL",
  async (answer) => {
    answering(200, answer);
    await expect(upload()).rejects.toThrow(/^No photoUrl in response$/);
  },
);

it("an error keeps its status and message", async () => {
  answering(413, '{"message":"Too large."}');
  await expect(upload()).rejects.toThrow('413: {"message":"Too large."}');
});
