// Replaces `import "server-only"`, which only Next can resolve.
export {};
