import * as z from 'zod';
import { type Journal, OWN, own, type StoredState } from '../../../sending/client/journal/inside.js';
import { withJournal } from '../core/context.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';

/** Something that happened later than the call that caused it. */
export const loggedEvent = z.strictObject({
  id: z.int().meta({ description: 'Counts up from 1.' }),
  type: z.string().meta({ description: 'document.settled, or webhook.NAME for an event of the service.' }),
  at: z.string().meta({ description: 'When it was stored, ISO 8601.' }),
  of: z.string().meta({ description: 'What it is about.' }),
  data: z.looseObject({}),
});

export const listEvents = operation({
  id: 'events.list',
  route: 'GET /events',
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

export type LoggedEvent = z.infer<typeof loggedEvent>;

export type NewEvent = Omit<LoggedEvent, 'id'>;

/** A page of the log. Only the last one changes, and only as a whole, so readers see each event in its place. */
interface Page {
  readonly first: number;
  readonly events: readonly LoggedEvent[];
}

const LAST = `${OWN}events`;

const FULL = 100;

const EMPTY: Page = { first: 1, events: [] };

/** Full pages are kept by the number of their first event. */
const nameOf = ({ first }: Pick<Page, 'first'>): string => `${LAST} ${String(first).padStart(12, '0')}`;

const pageIn = (stored: StoredState | undefined): Page => (stored?.state as Page | undefined) ?? EMPTY;

/** Whether two events say the same. A document can be settled more than once: by another standing, or another attempt. */
const isSame = (a: NewEvent, b: NewEvent): boolean =>
  a.type === b.type &&
  a.of === b.of &&
  a.data['standing'] === b.data['standing'] &&
  a.data['attempts'] === b.data['attempts'];

/** Adds an event to the log, unless it is among the newest. */
export async function logEvent(journal: Journal, event: NewEvent): Promise<void> {
  for (;;) {
    const stored = await journal.storedState(LAST);
    const last = pageIn(stored);
    if (last.events.some((each) => isSame(each, event))) return;
    const isFull = last.events.length === FULL;
    if (isFull) await journal.saveStates({ [nameOf(last)]: last });
    const { first, events } = isFull ? { first: last.first + FULL, events: [] } : last;
    const next = own({ first, events: [...events, { ...event, id: first + events.length }] });
    if ((await journal.exchangeState(LAST, stored?.version, plain(next))).exchanged) return;
  }
}

/** The id of the newest event; 0 before the first one. */
export async function newestEvent(journal: Journal): Promise<number> {
  const { first, events } = pageIn(await journal.storedState(LAST));
  return first + events.length - 1;
}

/** The events after one, in order. */
export async function* eventsAfter(journal: Journal, id: number): AsyncGenerator<LoggedEvent> {
  const last = pageIn(await journal.storedState(LAST));
  if (id < last.first - 1) {
    const page = id - (id % FULL) + 1;
    // Names before that of the page end at the one before it.
    const after = nameOf({ first: page - 1 });
    for await (const { state } of journal.states({ prefix: `${LAST} `, after }))
      yield* (state as Page).events.filter((event) => event.id > id && event.id < last.first);
  }
  yield* last.events.filter((event) => event.id > id);
}

/** Removes full pages of an earlier version: all of their events are older. */
export async function pruneEvents(journal: Journal, before: number): Promise<void> {
  for await (const { name, version } of journal.states({ prefix: `${LAST} ` }))
    if (version < before) await journal.exchangeState(name, version, undefined);
}
