/** Formats rows as text: the first column left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = String(row[column] ?? "");
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
