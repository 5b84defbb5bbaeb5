import * as z from 'zod';
import type { NumberSeries, NumberTicket } from '../../../flows/inside.js';
import { isFiledIn, keyOf, leavesNumber } from '../../../sending/client/journal/inside.js';
import { withJournal } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { EXAMPLE, exampleDay, exampleIssuer, foreignMark } from '../core/examples.js';
import { type Operation, operation } from '../core/operation.js';
import { text } from '../core/schemas.js';

/** The scope of numbers: issuer, branch, type and series. */
export const series = {
  vatNumber: text,
  branch: z.coerce.number().int().min(0),
  invoiceType: text,
  series: text,
};

/** A reserved number. */
const ticket = z.looseObject({ ...series, aa: text });

type Series = z.infer<z.ZodObject<typeof series>>;

type Ticket = z.infer<typeof ticket>;

/** The types of documents are checked by the numbering. */
const seriesOf = ({ vatNumber, branch, invoiceType, series: name }: Series): NumberSeries =>
  ({ vatNumber, branch, invoiceType, series: name }) as NumberSeries;

const ticketOf = (given: Ticket): NumberTicket => given as unknown as NumberTicket;

export const exampleSeries = {
  vatNumber: exampleIssuer.vatNumber,
  branch: exampleIssuer.branch,
  invoiceType: '11.1',
  series: 'A',
};

const reserveNumber = operation({
  id: 'numbers.reserve',
  route: 'POST /numbers',
  needs: 'journal',
  changes: true,
  input: z.strictObject({ ...series, issueDate: z.iso.date() }),
  output: ticket,
  example: { ...exampleSeries, issueDate: exampleDay },
  procedure: {
    states: () => [],
    begin: ({ issueDate, ...of }, _states, { note }) => ({
      reserve: [{ series: seriesOf(of), facts: { issueDate, memo: note } }],
      make: ([reserved]) => ({ plan: { ...(reserved as NumberTicket) }, states: [], isDone: true }),
    }),
    finish: (plan) => plan,
    answer: (plan) => plan,
  },
});

/** Continues a series. Repeating it changes nothing. */
const continueNumbers = operation({
  id: 'numbers.continue',
  route: 'PUT /numbers/start',
  needs: 'journal',
  changes: false,
  input: z.strictObject({
    ...series,
    aa: text.meta({ description: 'The first number that may be given out, without leading zeros.' }),
  }),
  output: z.strictObject({
    next: z
      .string()
      .meta({ description: 'The next number: this one, or a later one if the series is further.' }),
  }),
  example: { ...exampleSeries, series: 'B', aa: '158' },
  run: async ({ aa, ...of }, context) => ({
    next: await withJournal(context).journal.numbering.continueAt(seriesOf(of), aa),
  }),
});

const example = { ...exampleSeries, aa: EXAMPLE };

const settled = z.strictObject({ aa: z.string() });

/** Records the document of a number. Repeating the same answer changes nothing. */
const commitNumberOf = operation({
  id: 'numbers.commit',
  route: 'POST /numbers/committed',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ ticket, mark: text.optional(), uid: text.optional() }),
  output: settled,
  example: { ticket: example, mark: foreignMark },
  async run({ ticket: given, ...answer }, context) {
    const { journal } = withJournal(context);
    const row = await journal.row({ operation: 'issue', key: keyOf(given) });
    if (row !== undefined && !leavesNumber(row)) {
      const { mark, uid } = row.result ?? {};
      const isOf = isFiledIn(row.standing) && (answer.mark ?? mark) === mark && (answer.uid ?? uid) === uid;
      if (!isOf)
        throw new OperationError(
          'number-of-other',
          { aa: given.aa, ...(mark && { mark }) },
          context.language,
        );
    }
    await journal.numbering.commit(ticketOf(given), answer);
    return { aa: given.aa };
  },
});

/** Burns a number. Burning it again for the same reason changes nothing. */
const burnNumber = operation({
  id: 'numbers.burn',
  route: 'POST /numbers/burnt',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ ticket, reason: text }),
  output: settled,
  example: { ticket: example, reason: 'the sale was abandoned' },
  async run({ ticket: given, reason }, context) {
    const { journal } = withJournal(context);
    const row = await journal.row({ operation: 'issue', key: keyOf(given) });
    if (row !== undefined && row.standing !== 'refused')
      throw new OperationError('number-sent', { aa: given.aa }, context.language);
    await journal.numbering.burn(ticketOf(given), reason);
    return { aa: given.aa };
  },
});

const listNumbers = operation({
  id: 'numbers.list',
  route: 'GET /numbers',
  needs: 'journal',
  changes: false,
  input: z.strictObject(series),
  output: z.strictObject({
    open: z.array(ticket),
    burnt: z.array(z.looseObject({ aa: z.string(), reason: z.string() })),
  }),
  example: exampleSeries,
  async run(given, context) {
    const { numbering } = withJournal(context).journal;
    const of = seriesOf(given);
    const [open, gaps] = [await numbering.open(of), await numbering.gaps(of)];
    return { open: open.map((each) => ({ ...each })), burnt: gaps.map((each) => ({ ...each })) };
  },
});

/** Numbers of documents that are not left to `aa: next`. */
export const numberOperations: readonly Operation[] = [
  reserveNumber,
  continueNumbers,
  commitNumberOf,
  burnNumber,
  listNumbers,
];
