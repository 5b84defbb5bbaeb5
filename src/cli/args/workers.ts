import type { Context, Option } from './command.js';
import { UsageError } from './usage-error.js';

/** More would only cost memory. */
const MOST = 64;

/** For commands that may check a million documents. */
export const workersOption: Option = {
  name: 'workers',
  placeholder: { en: 'N', el: 'N' },
  help: {
    en: 'How many workers share long NDJSON input. Default: one for each core. 1: all in one process.',
    el: 'Πόσα νήματα μοιράζονται μια μεγάλη είσοδο NDJSON. Προεπιλογή: ένα ανά πυρήνα. 1: χωρίς μοίρασμα.',
  },
};

/** How many workers may help; undefined for none. Throws `UsageError`. */
export function workersOf({ values, io }: Context): number | undefined {
  const stated = values.workers;
  const available = io.threads?.available ?? 1;
  if (typeof stated === 'string' && !(/^[1-9]\d?$/.test(stated) && Number(stated) <= MOST)) {
    throw new UsageError((words) => words.wrongCount('--workers', stated, MOST));
  }
  const workers = typeof stated === 'string' ? Number(stated) : available;
  return workers > 1 ? workers : undefined;
}
