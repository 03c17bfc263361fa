import type { Box, PhotoCheck } from "@/lib/engine/check/faults";
import type { Clock } from "@/lib/platform/kernel/context";
import { type Background, runningBy } from "@/lib/ports/background";
import type { ImageEngine, ImageJob, ImageProgress, PhotoChecker } from "@/lib/ports/image-engine/port";

/** A clock that only a test moves. */
export class StoppedClock implements Clock {
  constructor(private at = new Date("2026-11-20T09:00:00.000Z")) {}

  now(): Date {
    return new Date(this.at);
  }

  set(at: Date): void {
    this.at = new Date(at);
  }

  advance({
    minutes = 0,
    seconds = 0,
    days = 0,
  }: {
    minutes?: number;
    seconds?: number;
    days?: number;
  }): void {
    this.at = new Date(this.at.getTime() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1000);
  }
}

/** Runs background work when the test says so, and rethrows its errors. */
export class HeldBackground implements Background {
  private tasks: (() => Promise<void>)[] = [];
  private background = this.begin();

  run(task: () => Promise<void>): void {
    this.background.run(task);
  }

  runAlone(name: string, task: () => Promise<void>): void {
    this.background.runAlone(name, task);
  }

  /** Runs all tasks and the tasks that they start. */
  async settle(): Promise<void> {
    for (let task = this.tasks.shift(); task; task = this.tasks.shift()) await task();
  }

  /** Runs all waiting tasks in parallel, as a server does. */
  async settleAtOnce(): Promise<void> {
    await Promise.all(this.tasks.splice(0).map((task) => task()));
  }

  /** Drops all waiting tasks, as a killed server does. */
  lose(): void {
    this.tasks = [];
    this.background = this.begin();
  }

  private begin(): Background {
    return runningBy((task) => void this.tasks.push(task));
  }
}

/** An engine that returns the photo unchanged, or a scripted result. */
export class ScriptedEngine implements ImageEngine {
  readonly name = "local";
  readonly jobs: ImageJob[] = [];
  /** Called for every job; may throw like a crashed engine. */
  answer: (job: ImageJob) => ImageProgress | Promise<ImageProgress> = (job) => ({
    state: "done",
    jpeg: job.photo,
    prompt: `${job.side} ${job.step} of ${job.steps}`,
    lowConfidence: false,
  });

  async advance(job: ImageJob): Promise<ImageProgress> {
    this.jobs.push(job);
    return this.answer(job);
  }
}

/** The check of a front photo without faults. */
export const GOOD_CHECK: PhotoCheck = {
  verdict: "good",
  faults: [],
  strengths: ["straight", "whole_body", "light", "sharp"],
  side: "front",
  turn: 0,
  person: {
    shape: 16 / 9,
    box: { left: 0.25, top: 0.05, width: 0.5, height: 0.9 },
    face: { left: 0.44, top: 0.08, width: 0.12, height: 0.08 },
    outline: [
      [
        [0.5, 0.05],
        [0.7, 0.5],
        [0.6, 0.95],
        [0.4, 0.95],
        [0.3, 0.5],
      ],
    ],
    waist: "bare",
    waistBreadth: 0.19,
  },
  others: [],
};

export const NOBODY_CHECK: PhotoCheck = {
  verdict: "refused",
  faults: ["nobody"],
  strengths: [],
  side: "unsure",
  turn: 0,
  person: null,
  others: [],
};

/** A checker that finds every photo good, or returns a scripted result. */
export class ScriptedChecker implements PhotoChecker {
  readonly seen: Uint8Array[] = [];
  /** Called for every photo; may throw like a crashed worker. */
  answer: (photo: Uint8Array) => PhotoCheck | null | Promise<PhotoCheck | null> = () => GOOD_CHECK;

  async check(photo: Uint8Array): Promise<PhotoCheck | null> {
    this.seen.push(photo);
    return this.answer(photo);
  }

  /** Called for every picture whose faces are to be covered; by default that of the check. */
  facesAnswer: (photo: Uint8Array) => Box[] | null | Promise<Box[] | null> = async (photo) => {
    const check = await this.answer(photo);
    return check && [check.person?.face ?? []].flat();
  };

  async faces(photo: Uint8Array): Promise<Box[] | null> {
    return this.facesAnswer(photo);
  }

  async warmUp(): Promise<void> {}
}
