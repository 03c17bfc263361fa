import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { together } from "./together";

const never = new AbortController().signal;

describe("two tasks together", () => {
  it("run at the same time, and give both results", async () => {
    const begun = new EventTarget();
    const waiting = once(begun, "second");
    const first = async () => {
      await waiting;
      return 1;
    };
    const second = async () => {
      begun.dispatchEvent(new Event("second"));
      return "two";
    };
    expect(await together([first, second], never)).toEqual([1, "two"]);
  });

  it("end with the first error, after the other task was aborted and has ended", async () => {
    const said: string[] = [];
    const slow = async (signal: AbortSignal) => {
      await once(signal, "abort");
      said.push("cleaned up");
      signal.throwIfAborted();
    };
    const failing = () => Promise.reject(new Error("No room."));
    await expect(together([slow, failing], never)).rejects.toThrow("No room.");
    expect(said).toEqual(["cleaned up"]);
  });

  it("end when the caller aborts", async () => {
    const stop = new AbortController();
    const untilAborted = async (signal: AbortSignal) => {
      stop.abort(new Error("Stopped."));
      signal.throwIfAborted();
    };
    await expect(together([untilAborted, untilAborted], stop.signal)).rejects.toThrow("Stopped.");
  });
});
