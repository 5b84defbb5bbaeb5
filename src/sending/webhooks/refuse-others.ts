import type { Locale } from '../../issues/inside.js';
import { WebhookError } from './error.js';

/**
 * Refuses options with other names. The general reader of options is not used, because it is as large as this module:
 * here, the nearest name is the one with the fewest letters that the wrong name does not have.
 */
export function refuseOthers(options: object, names: readonly string[], locale?: Locale | undefined): void {
  for (const member of Object.keys(options)) {
    if (names.includes(member)) continue;
    const missing = (name: string): number => [...name].filter((letter) => !member.includes(letter)).length;
    const nearest = names.reduce((best, name) => (missing(name) < missing(best) ? name : best));
    throw new WebhookError('options/unknown', locale, { member, nearest });
  }
}
