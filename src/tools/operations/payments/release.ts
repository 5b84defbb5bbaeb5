import * as z from 'zod';
import { numberIn } from '../../../sending/client/issue/work.js';
import { withJournal } from '../core/context.js';
import { operation } from '../core/operation.js';
import { storedAsSeen } from '../core/stored.js';
import { PAYMENTS, paymentIn } from '../sending/held.js';
import { fateOfNumber, giveUpNumber, reason } from './give-up.js';
import { example, name, paymentView, read } from './view.js';

/** Releases a held document. Releasing it again changes nothing, so it needs no key. */
export const release = operation({
  id: 'payments.release',
  route: 'POST /payments/{payment}/release',
  summary: {
    en: 'Release a held document that will not be paid at the terminal: its table is open again, its number is burnt.',
    el: 'Αποδεσμεύει παραστατικό που δεν θα πληρωθεί στο τερματικό: το τραπέζι του ανοίγει, ο αριθμός του ακυρώνεται.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({ payment: name, reason }),
  output: z.strictObject({ payment: paymentView, number: fateOfNumber }),
  example: { payment: example, reason: 'the card was declined' },
  async run({ payment: of, reason: why }, given) {
    const context = withJournal(given);
    const { document } = paymentIn((await storedAsSeen(PAYMENTS, of, context)).state, context).toJSON();
    const number = await giveUpNumber(
      numberIn(document) as NonNullable<ReturnType<typeof numberIn>>,
      why,
      context,
    );
    return { payment: await read(of, context), number };
  },
});
