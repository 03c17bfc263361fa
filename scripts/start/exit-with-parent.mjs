// Loaded into every child process of the start. When the start is killed, its channel closes, and the child ends and frees
// its port. Node passes this file on to grandchildren, such as build workers. They must ignore the channel, so the parent's
// pid is compared.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.exit(1));
  // The listener must not keep the process alive.
  process.channel?.unref();
}
