import { afterEach, expect, it, vi } from "vitest";
import { uploadPhoto } from "./queries";

/** A server that answers every upload like this. */
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

it("gives what the server has stored, of which it may not know what is seen there", async () => {
  const stored = { photoUrl: "/api/photo/1", width: 1080, height: 1920 };
  answering(201, JSON.stringify(stored));
  expect(await upload()).toEqual({ ...stored, check: null });
});

it.each(["{}", '{"photoUrl":null,"width":1080,"height":1920}', "<!doctype html>", ""])(
  "an answer of %j names no photo, and is not taken for one",
  async (answer) => {
    answering(200, answer);
    await expect(upload()).rejects.toThrow(/^No photoUrl in response$/);
  },
);

it("a refusal keeps its status and its words", async () => {
  answering(413, '{"message":"Too large."}');
  await expect(upload()).rejects.toThrow('413: {"message":"Too large."}');
});
