// Loaded into every process that the start makes. The channel to the start closes when that is killed without a
// chance to clean up; whatever it had begun then ends too, and a server's port is free for the next start.
// Node hands this file on to the children's own children, such as the workers of a build. Their channels are not
// ours: one that is not listened to would let a worker end before it has begun.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.exit(1));
  // Listening must not keep a process alive that has nothing else to do.
  process.channel?.unref();
}
