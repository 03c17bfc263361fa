import { expose } from "comlink";
import { heldFile } from "@/lib/training/imports/held-file";

expose(heldFile());
