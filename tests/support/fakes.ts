import type { Background } from "@/lib/ports/background";
import type { Clock } from "@/lib/ports/clock";
import type { ImageEngine, ImageJob, ImageProgress } from "@/lib/ports/image-engine/port";

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

  run(task: () => Promise<void>): void {
    this.tasks.push(task);
  }

  /** Runs everything that waits, and what it causes, to its end. */
  async settle(): Promise<void> {
    for (let task = this.tasks.shift(); task; task = this.tasks.shift()) await task();
  }

  /** Loses everything that waits, as a killed server does. */
  lose(): void {
    this.tasks = [];
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
