const DAY = 86_400_000;

/** The date a number of days after a date, or before it. Both are `YYYY-MM-DD`. In UTC all days have 24 hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
