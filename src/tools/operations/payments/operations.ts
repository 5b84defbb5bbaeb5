import * as z from 'zod';
import { withJournal } from '../core/context.js';
import { type Operation, operation } from '../core/operation.js';
import { listed } from '../core/stored.js';
import { PAYMENTS } from '../sending/held.js';
import { complete } from './complete.js';
import { release } from './release.js';
import { charged, charging, declined, reversed } from './steps.js';
import { example, name, paymentView, read, viewOf } from './view.js';

const list = operation({
  id: 'payments.list',
  route: 'GET /payments',
  summary: {
    en: 'The open payments of held documents: not completed, not wholly released, or with a charge to return.',
    el: 'Ανοιχτές πληρωμές παραστατικών: χωρίς ολοκλήρωση, με μισή αποδέσμευση ή με χρέωση προς επιστροφή.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({}),
  output: z.strictObject({ payments: z.array(paymentView) }),
  example: {},
  async run(_, given) {
    const context = withJournal(given);
    const payments = [];
    for await (const state of listed(PAYMENTS, context)) payments.push(viewOf(state, context));
    return { payments: payments.filter(isOpen) };
  },
});

/** Whether something is left to do: to charge or complete, to release again, or to return. */
const isOpen = ({ issued, released, unfinishedRelease, toReturn }: z.infer<typeof paymentView>): boolean =>
  issued === undefined &&
  (released === undefined || unfinishedRelease !== undefined || toReturn !== undefined);

const show = operation({
  id: 'payments.show',
  route: 'GET /payments/{payment}',
  summary: { en: 'The payment of a held document.', el: 'Η πληρωμή ενός παραστατικού σε αναμονή.' },
  needs: 'journal',
  changes: false,
  input: z.strictObject({ payment: name }),
  output: paymentView,
  example: { payment: example },
  run: ({ payment }, context) => read(payment, withJournal(context)),
});

/** Everything that can be done with the payment of a held document. */
export const paymentOperations: readonly Operation[] = [
  list,
  show,
  charging,
  declined,
  charged,
  reversed,
  complete,
  release,
];
