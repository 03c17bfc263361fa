import sharp from "sharp";
import { vi } from "vitest";

// Files share a process, since loading React or Prisma anew for each takes longer than most of them. What is our own
// still begins anew with each file.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();

// What one file forbids the whole process to open (the photo reader: all but three formats), the next may open again.
sharp.unblock({ operation: ["VipsForeignLoad"] });
