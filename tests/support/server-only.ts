// Next turns `import "server-only"` into a build error in browser bundles; under vitest there is nothing to guard.
export {};
