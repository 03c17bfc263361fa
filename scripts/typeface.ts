import { writeFile } from "node:fs/promises";
import { cutTypeface } from "./build/typeface";

// Writes the files of the typeface that components/ui/typeface/typeface.css asks for: `npm run typeface`.

for (const { file, bytes } of await cutTypeface()) await writeFile(file, bytes);
