const CHECK_MS = 250;

/**
 * A signal that fires when this program is to end: on Ctrl-C, on a polite kill, when its terminal closes, and
 * when the `npm start` around it ends. npm hands a kill to the shell between them, which dies without handing it
 * on; what is left to notice is that the parent has changed.
 */
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
