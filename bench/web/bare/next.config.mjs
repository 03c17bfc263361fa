/** Stops Next from loading the app's configuration from a parent folder. */
export default {};
