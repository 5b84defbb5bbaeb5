const DAY = 86_400_000;

/** So many days after a day, or before it; both `YYYY-MM-DD`. Days of UTC have no change of the clock. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
