import { expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import type { Journal } from '../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { Document } from '../../../src/types/index.js';
import { receipt } from './documents.js';
import { KEY, NOON, orderSlip } from './service.js';
import { TestClock } from './setup.js';

const MINUTE = 60_000;
const OFF = [-10, 0, 10] as const;

/** A service without a socket, and hosts whose clocks are wrong. Each answer of a host is changed, or lost. */
async function siteAt(clock: TestClock) {
  const sandbox = await createSandbox({ clock, keys: [{ key: KEY, companies: ['800123456'] }] });
  const host = (journal: Journal, ahead: number, answerOf: (answer: Response) => Response | undefined) =>
    createClient({
      ...{ baseUrl: 'https://sandbox.example', apiKey: KEY, journal, settlingTime: MINUTE },
      clock: { now: () => hostTime(clock, ahead), wait: clock.wait },
      fetch: async (input, init) => {
        const answer = answerOf(await sandbox.fetch(new Request(input, init)));
        if (answer === undefined) throw new TypeError('The answer is lost.');
        return answer;
      },
    });
  return { sandbox, host };
}

const hostTime = (clock: TestClock, ahead: number): Date => new Date(clock.now().getTime() + ahead * MINUTE);

/** Changes the header `Date` of the answer with this number, from 1 on. */
function wrongOnce(number: number, ahead: number): (answer: Response) => Response {
  let answers = 0;
  return (answer) => {
    answers += 1;
    if (answers !== number) return answer;
    const headers = new Headers(answer.headers);
    headers.set('date', new Date(Date.parse(String(headers.get('date'))) + ahead * MINUTE).toUTCString());
    return new Response(answer.body, { status: answer.status, headers });
  };
}

type Host = ReturnType<typeof createClient>;

/** What settles a document whose answer was lost. */
const WAYS: Readonly<Record<string, (host: Host, document: Document, now: Date) => Promise<unknown>>> = {
  issue: (host, document) => host.issue(document),
  settle: (host, document, now) => host.settle(document, { until: new Date(now.getTime() + 30 * MINUTE) }),
  reconcile: (host, document) => host.reconcile(document),
  recover: async (host) => (await host.recover()).settled[0]?.outcome,
};

const ofCompany = (document: Document): Document => ({ ...document, issuer: orderSlip.issuer });

/** What is filed: a sale, a slip, and the bill of two slips. */
const DOCUMENTS: Readonly<Record<string, (marks: readonly number[]) => Document>> = {
  sale: () => receipt(),
  slip: () => ({ ...orderSlip, invoiceHeader: { ...orderSlip.invoiceHeader, aa: '2' } }),
  bill: (marks) => {
    const bill = ofCompany(samples.tableClosing);
    return { ...bill, invoiceHeader: { ...bill.invoiceHeader, multipleConnectedMarks: marks } };
  },
};

/** How wrong one header is: that of the last answer before the attempt, and that of the first one after it. */
const HEADERS = [
  [0, 0],
  [10, 10],
  [10, -10],
  [-10, 10],
] as const;

const anyway = { sendWithErrors: true };
const isOf =
  ({ invoiceHeader: { invoiceType, series, aa } }: Document) =>
  ({ document }: { readonly document: Document }) =>
    JSON.stringify([invoiceType, series, aa]) ===
    JSON.stringify([
      document.invoiceHeader.invoiceType,
      document.invoiceHeader.series,
      document.invoiceHeader.aa,
    ]);

type Pair = readonly [first: number, second: number];

const PAIRS: readonly Pair[] = OFF.flatMap((first) => OFF.map((second) => [first, second] as const));

/** What a store can change: one clock before the other, and after it. */
export const APART: readonly Pair[] = [
  [-10, 10],
  [10, -10],
];

/** Cases of two hosts with clocks of their own, or of one whose clock was corrected, on a journal. */
export function twoClocks(
  open: () => Promise<Journal>,
  documents = Object.keys(DOCUMENTS),
  pairs: readonly Pair[] = PAIRS,
): void {
  it.each(Object.keys(WAYS).flatMap((way) => documents.map((what) => [way, what] as const)))(
    'a document whose answer was lost is found by %s: %s',
    async (way, what) => {
      for (const [first, second] of what === 'sale' ? pairs : APART) {
        for (const [before, after] of HEADERS) {
          const clock = new TestClock(NOON);
          const { sandbox, host } = await siteAt(clock);
          const journal = await open();
          const headers = wrongOnce(3, before);
          let isLost = false;
          const one = host(journal, first, (answer) => (isLost ? undefined : headers(answer)));
          // Several answers before it, the last of which may have the wrong header.
          const marks: number[] = [];
          for (const each of [receipt('99'), orderSlip, ofCompany(samples.orderCancellation)]) {
            const issued = await one.issue(each, anyway);
            if ('mark' in issued && each.invoiceHeader.invoiceType === '8.6') marks.push(Number(issued.mark));
          }
          const document = DOCUMENTS[what]?.(marks) as Document;
          isLost = true;
          expect(await one.issue(document, anyway)).toMatchObject({ kind: 'unknown' });
          clock.move(3 * MINUTE);
          const other = host(journal, second, wrongOnce(1, after));
          const outcome = await WAYS[way]?.(other, document, hostTime(clock, second));
          const filed = sandbox.documents().filter(isOf(document));
          const where = { first, second, before, after };
          expect([where, outcome]).toMatchObject([where, { kind: 'alreadyIssued', mark: filed[0]?.mark }]);
          expect(filed).toHaveLength(1);
        }
      }
    },
    120_000,
  );

  it.each(Object.keys(WAYS))(
    'an older document of another till is not taken for the own by %s',
    async (way) => {
      for (const [first, second] of pairs) {
        const clock = new TestClock(NOON);
        const { host } = await siteAt(clock);
        const theirs = await host(memoryJournal(), 0, (answer) => answer).issue(receipt());
        clock.move(30 * MINUTE);
        const journal = await open();
        let isLost = false;
        const one = host(journal, first, (answer) => (isLost ? undefined : answer));
        await one.issue(receipt('99'));
        isLost = true;
        expect(await one.issue(receipt())).toMatchObject({ kind: 'unknown' });
        clock.move(3 * MINUTE);
        const other = host(journal, second, (answer) => answer);
        const outcome = await WAYS[way]?.(other, receipt(), hostTime(clock, second));
        const where = { first, second };
        const filed = 'mark' in theirs ? { mark: theirs.mark } : {};
        expect([where, outcome]).toMatchObject([where, { kind: 'refused', reason: 'numberTaken', filed }]);
      }
    },
  );
}
