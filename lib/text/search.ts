/** A text that LIKE takes as it stands: Prisma hands `contains` on with its wildcards. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
