import type { Clock } from "@/lib/kernel/context";
import { type Background, runningBy } from "@/lib/ports/background";
import type { ImageEngine, ImageJob, ImageProgress } from "@/lib/ports/image-engine/port";
import type { PhotoCheck, PhotoChecker } from "@/lib/ports/photo-check/port";

/** A clock that stands still until a test moves it. */
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

/** Runs background work when the test says so, and hands on its failures. */
export class HeldBackground implements Background {
  private tasks: (() => Promise<void>)[] = [];
  private background = this.begin();

  run(task: () => Promise<void>): void {
    this.background.run(task);
  }

  runAlone(name: string, task: () => Promise<void>): void {
    this.background.runAlone(name, task);
  }

  /** Runs everything that waits, and what it causes, to its end. */
  async settle(): Promise<void> {
    for (let task = this.tasks.shift(); task; task = this.tasks.shift()) await task();
  }

  /** The same with all of it under way at once, as on a server. */
  async settleAtOnce(): Promise<void> {
    await Promise.all(this.tasks.splice(0).map((task) => task()));
  }

  /** Loses everything that waits, as a killed server does. */
  lose(): void {
    this.tasks = [];
    this.background = this.begin();
  }

  private begin(): Background {
    return runningBy((task) => void this.tasks.push(task));
  }
}

/** An engine that gives the photo back unchanged, or whatever a test tells it to say next. */
export class ScriptedEngine implements ImageEngine {
  readonly name = "local";
  readonly jobs: ImageJob[] = [];
  /** Asked before every job; may throw, as a crashed engine does. */
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

/** A front photo with nothing wrong about it. */
export const GOOD_CHECK: PhotoCheck = {
  verdict: "good",
  faults: [],
  person: {
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
  },
  others: [],
};

/** A checker that finds every photo good, or sees whatever a test tells it to. */
export class ScriptedChecker implements PhotoChecker {
  readonly seen: Uint8Array[] = [];
  /** Asked for every photo; may throw, as a crashed worker does. */
  answer: (photo: Uint8Array) => PhotoCheck | null | Promise<PhotoCheck | null> = () => GOOD_CHECK;

  async check(photo: Uint8Array): Promise<PhotoCheck | null> {
    this.seen.push(photo);
    return this.answer(photo);
  }

  async warmUp(): Promise<void> {}
}
