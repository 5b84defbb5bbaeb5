import * as z from 'zod';
import { withJournal } from '../core/context.js';
import { operation } from '../core/operation.js';
import { eventsAfter, loggedEvent } from './log.js';

/** Lists stored events. */
export const listEvents = operation({
  id: 'events.list',
  route: 'GET /events',
  summary: {
    en: 'What happened later than the call that caused it: MARKs of queued documents, and events of the service.',
    el: 'Ό,τι έγινε μετά την κλήση που το προκάλεσε: ΜΑΡΚ παραστατικών εκτός σύνδεσης και συμβάντα της υπηρεσίας.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .meta({ description: 'The id of the last event that the caller has.' }),
    limit: z.coerce.number().int().min(1).max(1000).default(100),
  }),
  output: z.strictObject({ events: z.array(loggedEvent), more: z.boolean() }),
  example: { after: 0, limit: 100 },
  async run({ after, limit }, context) {
    const events = [];
    for await (const event of eventsAfter(withJournal(context).journal, after)) {
      if (events.length === limit) return { events, more: true };
      events.push(event);
    }
    return { events, more: false };
  },
});
