import sharp from "sharp";
import { vi } from "vitest";

// Files share a process, because loading React or Prisma for each takes longer than most tests. Our own modules are
// loaded again for each file.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();

// The photo reader blocks formats for the whole process; this unblocks them for the next file.
sharp.unblock({ operation: ["VipsForeignLoad"] });
