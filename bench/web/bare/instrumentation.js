/** Stops Next from loading the app's instrumentation from a parent folder. */
export function register() {}
