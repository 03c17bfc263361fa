import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requireRoom, storedSecret, tryDataFolder } from "./data-folder";
import { demoSignIns } from "./fill";
import { storedVapidKeys } from "./vapid-keys";

let folder: string;
let file: string;
const said = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "formcast-kept-"));
  file = path.join(folder, "kept");
  said.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

const secret = () => storedSecret(file, "Sign in again.");
const keys = () => storedVapidKeys(file, {});

describe("files in DATA_DIR", () => {
  it("are created once, with mode 0600 and without temporary files", async () => {
    const made = await secret();
    expect(made.length).toBeGreaterThan(32);
    expect(await secret()).toBe(made);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(["kept"]);
    expect(said).not.toHaveBeenCalled();
  });

  it("get mode 0600 again after a copy has changed it", async () => {
    const made = await secret();
    await chmod(file, 0o644);
    expect(await secret()).toBe(made);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it.each(["", "\n", "short", "\0".repeat(44)])(
    "a secret is replaced, with a message, when it is %j",
    async (text) => {
      await writeFile(file, text);
      const made = await secret();
      expect(made.length).toBeGreaterThan(32);
      expect(await secret()).toBe(made);
      expect(said.mock.calls).toEqual([[`${file} was damaged. A new one was created. Sign in again.`]]);
    },
  );

  it.each(["", "{", "null", "{}", '{"publicKey":"x","privateKey":"y"}'])(
    "keys are replaced, with a message, when they are %j",
    async (text) => {
      await writeFile(file, text);
      const made = await keys();
      expect(made).toEqual(JSON.parse(await readFile(file, "utf8")));
      expect(await keys()).toEqual(made);
      expect(said.mock.calls).toEqual([[expect.stringMatching(/was damaged\. A new one was created\. /)]]);
    },
  );

  it.each(["", "{", "[1]"])("demo sign-ins give a message when they are %j", async (text) => {
    await writeFile(path.join(folder, "demo.json"), text);
    expect(await demoSignIns(folder)).toEqual([expect.stringMatching(/demo\.json is damaged/)]);
  });
});

describe("DATA_DIR", () => {
  const modeOf = async (place: string) => (await stat(path.join(folder, place))).mode & 0o777;

  it("is closed to others with its files, if it is ours", async () => {
    await writeFile(path.join(folder, "secret"), "x".repeat(43));
    await writeFile(path.join(folder, "demo.json"), "[]", { mode: 0o644 });
    await chmod(folder, 0o777);
    await (await tryDataFolder(folder))?.release();
    expect((await modeOf("")) & 0o066).toBe(0);
    expect(await modeOf("demo.json")).toBe(0o600);
  });

  it("keeps its mode if it has other files", async () => {
    await writeFile(path.join(folder, "somebody's"), "");
    await chmod(folder, 0o755);
    await (await tryDataFolder(folder))?.release();
    expect(await modeOf("")).toBe(0o755);
  });

  it("is refused on a full disk", async () => {
    await expect(requireRoom(folder, async () => 5 * 1024 ** 2)).rejects.toThrow(
      `The disk of DATA_DIR ${folder} is full: 5 MB are left, and Formcast needs 32 MB to start.`,
    );
    await expect(requireRoom(folder, async () => 50 * 1024 ** 2)).resolves.toBeUndefined();
  });
});
