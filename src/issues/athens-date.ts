let calendar: Intl.DateTimeFormat | undefined;

/** The date in Greece at a moment, `YYYY-MM-DD`. The authority counts days by it, not by UTC (238). */
export function athensDate(moment: Date): string {
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Athens',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return calendar.format(moment);
}
