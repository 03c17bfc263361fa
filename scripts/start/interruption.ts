const CHECK_MS = 250;

/** npm sends a kill only to the shell between it and this process: a changed parent pid is the only sign. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);
  const isRunByNpm = process.env.npm_lifecycle_event !== undefined;
  if (isRunByNpm) watchParent(interrupt);
  return controller.signal;
}

function watchParent(interrupt: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) interrupt();
  }, CHECK_MS);
  timer.unref();
}
