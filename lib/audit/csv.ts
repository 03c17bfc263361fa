import Papa from "papaparse";
import { FORMULA_LIKE } from "@/lib/text/escapes";

const LINE_BREAK = "\r\n";

/**
 * One record of RFC 4180, its line break included. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front, which makes it text (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly string[]): string =>
  Papa.unparse([[...cells]], { newline: LINE_BREAK, quotes: true, escapeFormulae: FORMULA_LIKE }) +
  LINE_BREAK;
