/** What somebody is called by: the first word of the name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
