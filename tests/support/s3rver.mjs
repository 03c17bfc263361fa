import S3rver from "@20minutes/s3rver";

// A process of its own, since the server needs a flag of Node. Prints the port that it listens on.
const [directory, bucket] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
  // It checks the signature of the bucket's address without the trailing slash that clients sign.
  allowMismatchedSignatures: true,
  silent: true,
});
const { port } = await server.run();
console.log(port);
