import { describe, expect, it } from 'vitest';
import type { Journal } from '../../../../src/sending/client/journal/journal.js';
import {
  journalContract as casesOf,
  type JournalContractOptions,
} from '../../../../src/testing/journal/contract.js';

/** The published contract of journals, as tests of this runner. */
export function journalContract(
  what: string,
  make: () => Journal | Promise<Journal>,
  options: JournalContractOptions = {},
): void {
  describe(`${what} as a journal`, () => {
    for (const { title, run } of casesOf(make, options))
      it(title, () => expect(Promise.resolve().then(run)).resolves.toBeUndefined());
  });
}
