/*
 * Preloaded into the worker where the engine runs from its TypeScript sources (tests and scripts): tsx by itself
 * registers on the main thread only.
 */
import { register } from "tsx/esm/api";

register();
