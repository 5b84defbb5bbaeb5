const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a valid date, `YYYY-MM-DD`. 30 February is not. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
