// Registers tsx in the worker thread, because tsx by itself registers only in the main thread.
import { register } from "tsx/esm/api";

register();
