/** The compiled text of globals.css: scripts/build/styles-loader.mjs puts it here. Empty in development. */
export default "";
