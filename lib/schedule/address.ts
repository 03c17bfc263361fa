const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that an address names for its week; null for the present week, and for what is no day. */
export function weekOf(value: string | null): string | null {
  if (value === null || !DAY.test(value)) return null;
  return Number.isNaN(Date.parse(value)) ? null : value;
}

export const calendarHref = (monday: string | null): string =>
  monday === null ? "/calendar" : `/calendar?week=${monday}`;
