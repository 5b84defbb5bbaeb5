import type { CountedCall } from '../client/journal/limits.js';
import type { Store } from './store.js';

/** Counts a call, or returns how long it has to wait, within a step. */
export function turnIn(store: Store, { name, most, per, at }: CountedCall): number {
  const now = Date.parse(at);
  // Calls of the future are of a clock that was set back since.
  store.run('DELETE FROM calls WHERE name = ? AND (made_at <= ? OR made_at > ?)', name, now - per, now);
  const sql = 'SELECT count(*) AS made, min(made_at) AS oldest FROM calls WHERE name = ?';
  const { made = 0, oldest = now } = store.one(sql, name) ?? {};
  if (Number(made) >= most) return Math.max(1, Number(oldest) + per - now);
  store.run('INSERT INTO calls (name, made_at) VALUES (?, ?)', name, now);
  return 0;
}
