import * as z from 'zod';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { finishCalls } from './finish-calls.js';

/** Settles what is unknown. */
export const recover = operation({
  id: 'journal.recover',
  route: 'POST /journal/recovery',
  summary: {
    en: 'Settle unknown outcomes, after a crash or a lost answer, and finish the calls that they belong to.',
    el: 'Διευκρινίζει ό,τι είναι άγνωστο, μετά από διακοπή ή χαμένη απάντηση, και ολοκληρώνει τις κλήσεις του.',
  },
  needs: 'client',
  // It may be repeated at any time: it changes only what is unknown.
  changes: false,
  input: z.strictObject({}),
  output: z.strictObject({
    settled: z.number(),
    unknown: z.number(),
    failed: z.number(),
    heldElsewhere: z.number(),
    left: z.number(),
  }),
  example: {},
  async run(_, given) {
    const context = withClient(given);
    const report = await context.client.recover({ wait: false });
    await finishCalls(context, true);
    return {
      settled: report.settled.length,
      unknown: report.unknown.length,
      failed: report.failed.length,
      heldElsewhere: report.heldElsewhere.length,
      left: report.left.length,
    };
  },
});
