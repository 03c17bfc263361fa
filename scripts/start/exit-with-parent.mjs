// When the start is killed, its channel closes and the child ends. Grandchildren, such as build workers,
// get this file too, but must ignore the channel, so the parent's pid is compared.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.exit(1));
  // The listener must not keep the process alive.
  process.channel?.unref();
}
