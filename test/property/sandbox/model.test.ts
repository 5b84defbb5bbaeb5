import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import type { Document } from '../../../src/types/index.js';
import {
  COMPANY,
  cardReceipt,
  deliveryNote,
  orderSlip,
  receipt,
  tableClosing,
  withHeader,
} from '../../unit/sandbox/setup.js';

/**
 * Random calls to the sandbox beside a model of the description. The model knows amounts, times and numbers, and none of the
 * rules of the library: what it expects is what the description and the observed behaviour say.
 */
const KEY = 'model-key';
const START = Date.parse('2026-11-20T06:00:00Z');
const HOUR = 3_600_000;
const TABLES = ['3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b', '4a2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5c'] as const;

type Step =
  | { readonly do: 'sell'; readonly aa: number }
  | { readonly do: 'order' | 'close' | 'close-wrong'; readonly table: 0 | 1 }
  | { readonly do: 'note' }
  | {
      readonly do: 'cancel';
      readonly call: 'CancelDeliveryNote' | 'CancelReceivingNote';
      readonly which: number;
    }
  | { readonly do: 'hold'; readonly aa: number }
  | {
      readonly do: 'complete';
      readonly which: number;
      readonly cents: number;
      readonly type: number | undefined;
    }
  | { readonly do: 'wait'; readonly hours: number };

const table = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('sell' as const), aa: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('order' as const, 'order' as const, 'close' as const),
      table,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close-wrong' as const), table }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('note' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      call: fc.constantFrom(
        'CancelDeliveryNote' as const,
        'CancelDeliveryNote' as const,
        'CancelReceivingNote' as const,
      ),
      which: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('hold' as const), aa: fc.integer({ min: 5, max: 6 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('complete' as const),
      which: fc.nat(3),
      cents: fc.constantFrom(1, 500, 1000, 1001, 2000),
      type: fc.constantFrom(undefined, 7, 8, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.1, 3, 11, 24) }),
  },
);

interface Slip {
  readonly mark: number;
  readonly at: number;
}

interface Signature {
  readonly token: string;
  readonly hold: { readonly aa: string; readonly day: string };
  readonly signatures: number;
  readonly at: number;
  left: number;
}

const BLOCKED =
  "You don't have the authority to send invoices for this branch becouse you have open table more than 24h.";

class World {
  readonly sandbox: Sandbox;
  now = START;
  /** In hundredths of a credit. */
  credits: number;
  readonly filed = new Set<string>();
  readonly completedHolds = new Set<object>();
  readonly tables: [Slip[], Slip[]] = [[], []];
  readonly notes: { readonly mark: number; cancelled: boolean }[] = [];
  readonly signatures: Signature[] = [];
  #number = 100;

  constructor(sandbox: Sandbox, credits: number) {
    this.sandbox = sandbox;
    this.credits = credits;
  }

  get day(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens' }).format(new Date(this.now));
  }

  async post(call: string, body: unknown) {
    const response = await this.sandbox.fetch(`https://sandbox.example/api/v1/Provider/${call}`, {
      method: 'POST',
      headers: { 'API-KEY': KEY },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: await response.json() };
  }

  /** Issues a document that is in itself valid, and holds the verdict against the model. Gives its MARK. */
  async issue(document: Document, closes: readonly Slip[] = [], fits = true): Promise<number | undefined> {
    const { json, status } = await this.post('SendInvoices', { invoice: [document] });
    const overdue = this.tables.flat().filter(({ at }) => this.now - at >= 24 * HOUR);
    if (overdue.length > 0 && !overdue.some((slip) => closes.includes(slip))) {
      expect({ status, json }).toEqual({ status: 401, json: { errors: [BLOCKED] } });
      return undefined;
    }
    expect(status).toBe(200);
    const [entry] = json.response;
    const key = keyOf(document);
    if (this.filed.has(key)) {
      expect(entry.errors[0].error).toMatchObject([{ code: '228' }]);
      return undefined;
    }
    if (!fits) {
      expect(entry.statusCode).toBe('ValidationError');
      return undefined;
    }
    if (this.credits < 100) {
      expect(entry.statusCode).toBe('TechnicalError');
      return undefined;
    }
    expect(entry).toMatchObject({ statusCode: 'Success', credits: '1,00' });
    this.credits -= 100;
    this.filed.add(key);
    return entry.invoiceMark;
  }

  next(): string {
    this.#number += 1;
    return String(this.#number);
  }

  async take(given: Step): Promise<void> {
    const issueDate = this.day;
    switch (given.do) {
      case 'sell':
        await this.issue(withHeader(receipt(String(given.aa)), { issueDate }));
        return;
      case 'order': {
        const slip = withHeader(orderSlip, { issueDate, aa: this.next(), tableAA: TABLES[given.table] });
        const mark = await this.issue(slip);
        if (mark !== undefined) this.tables[given.table].push({ mark, at: this.now });
        return;
      }
      case 'close':
      case 'close-wrong': {
        const slips = this.tables[given.table];
        if (slips.length === 0) return;
        const marks = slips.map(({ mark }) => mark);
        const fits = given.do === 'close';
        const bill = billOf(slips.length + (fits ? 0 : 1), marks);
        const mark = await this.issue(withHeader(bill, { issueDate, aa: this.next() }), slips, fits);
        if (mark !== undefined) this.tables[given.table] = [];
        return;
      }
      case 'note': {
        const note = withHeader(deliveryNote, {
          issueDate,
          aa: this.next(),
          dispatchDate: issueDate,
          dispatchTime: '23:59:00',
        });
        const mark = await this.issue(note);
        if (mark !== undefined) this.notes.push({ mark, cancelled: false });
        return;
      }
      case 'cancel':
        return this.#cancel(given.call, this.notes[given.which]);
      case 'hold':
        return this.#hold(withHeader(cardReceipt(String(given.aa)), { issueDate }));
      case 'complete':
        return this.#complete(this.signatures[given.which], given);
      case 'wait':
        this.now += given.hours * HOUR;
        return this.sandbox.advance(given.hours * HOUR);
    }
  }

  async #cancel(
    call: string,
    note: { readonly mark: number; cancelled: boolean } | undefined,
  ): Promise<void> {
    const { json } = await this.post(call, { mark: String(note?.mark ?? 4), entityVatNumber: COMPANY });
    const [entry] = json.response;
    const code = entry.errors?.[0]?.error[0].code;
    if (note === undefined || call === 'CancelReceivingNote') expect(code).toBe('301');
    else if (note.cancelled) expect(code).toBe('251');
    else if (this.credits < 25) expect(entry.statusCode).toBe('TechnicalError');
    else {
      expect(entry.statusCode).toBe('Success');
      this.credits -= 25;
      note.cancelled = true;
    }
  }

  async #hold(document: Document): Promise<void> {
    const { status, json } = await this.post('SendInvoices?skipSignature=false', { invoice: [document] });
    if (this.tables.flat().some(({ at }) => this.now - at >= 24 * HOUR)) return expect(status).toBe(401);
    const key = keyOf(document);
    if (this.filed.has(key)) return expect(json.response[0].errors[0].error[0].code).toBe('228');
    if (this.credits < 100) return expect(json.response[0].statusCode).toBe('TechnicalError');
    const [{ signatures }] = json.providerSignature;
    expect(signatures.map(({ paymentBalance }: { paymentBalance: number }) => paymentBalance)).toEqual([
      10, 20,
    ]);
    const hold = { aa: document.invoiceHeader.aa, day: this.day };
    for (const { token, paymentBalance } of signatures) {
      this.signatures.push({ token, hold, signatures: 2, at: this.now, left: paymentBalance * 100 });
    }
  }

  async #complete(
    signature: Signature | undefined,
    { cents, type }: Extract<Step, { do: 'complete' }>,
  ): Promise<void> {
    const charge = {
      signatureToken: signature?.token ?? 'none',
      transactionId: '1',
      paymentAmount: cents / 100,
    };
    const { status, json } = await this.post('CompletionPosInvoices', [
      { ...charge, ...(type !== undefined && { paymentType: type }) },
    ]);
    const refused = (text: string) =>
      expect({ status, json }).toEqual({ status: 400, json: { errors: [text] } });
    if (type === 3) return refused('The paymentType field only accepts values 7 or 8.');
    if (signature === undefined || this.now - signature.at >= 24 * HOUR)
      return refused('One ore more of the tokens is not verified.');
    if (cents > signature.left) return refused('One ore more of the signature token balance is not enough.');
    const [entry] = json.response;
    const key = JSON.stringify(['11.1', 'ΛΑ', signature.hold.aa, signature.hold.day]);
    if (!this.completedHolds.has(signature.hold)) {
      if (this.filed.has(key)) return expect(entry.errors[0].error[0].code).toBe('228');
      if (this.credits < 150) return expect(entry.statusCode).toBe('TechnicalError');
      this.credits -= 150;
      this.filed.add(key);
      this.completedHolds.add(signature.hold);
    }
    expect(entry.statusCode).toBe('Success');
    signature.left -= cents;
  }
}

const keyOf = ({ invoiceHeader: { invoiceType, series, aa, issueDate } }: Document): string =>
  JSON.stringify([invoiceType, series, aa, issueDate]);

/** The bill of so many equal slips: each has three coffees, 10.50 + 1.37, and a cake, 6.00 + 0.78. */
function billOf(slips: number, multipleConnectedMarks: number[]): Document {
  const euros = (cents: number): number => (cents * slips) / 100;
  const [coffee, cake] = tableClosing.invoiceDetails;
  if (coffee === undefined || cake === undefined) throw new Error('The sample has two lines.');
  const income = (amount: number) =>
    [{ ...coffee.incomeClassification?.[0], amount }] as typeof coffee.incomeClassification;
  const line = (one: typeof coffee, quantity: number, net: number, vat: number) => ({
    ...one,
    quantity: quantity * slips,
    netValue: euros(net),
    vatAmount: euros(vat),
    incomeClassification: income(euros(net)),
  });
  return {
    ...withHeader(tableClosing, { multipleConnectedMarks }),
    paymentMethods: [{ type: 3, amount: euros(1865) }],
    invoiceDetails: [line(coffee, 3, 1050, 137), line(cake, 1, 600, 78)],
    invoiceSummary: {
      ...tableClosing.invoiceSummary,
      totalNetValue: euros(1650),
      totalVatAmount: euros(215),
      totalGrossValue: euros(1865),
      incomeClassification: income(euros(1650)) ?? [],
    },
  };
}

test('the sandbox answers random calls as the description says', async () => {
  const runs = Number(process.env['PROPERTY_RUNS'] ?? '200');
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.constantFrom(3, 1000),
      async (steps, credits) => {
        const clock = { now: () => new Date(START) };
        const sandbox = await createSandbox({ clock, keys: [{ key: KEY, companies: [COMPANY], credits }] });
        const world = new World(sandbox, credits * 100);
        for (const each of steps) await world.take(each);

        const get = async (path: string) => {
          const url = `https://sandbox.example/api/v1/Provider/${path}`;
          return (await sandbox.fetch(url, { headers: { 'API-KEY': KEY } })).json();
        };
        expect((await get('GetCreditsBalance')).creditsBalance).toBe(world.credits / 100);
        const open = TABLES.filter((_, index) => (world.tables[index] ?? []).length > 0);
        expect((await get(`GetOpenTables?VatNumber=${COMPANY}&Branch=0`)).sort()).toEqual(open);
        const days = `issuedFrom=2026-11-01&issuedTo=2026-12-31`;
        const { providerTransmittedDocs: found } = await get(
          `RequestTransmittedDocs?issuerVatNumber=${COMPANY}&${days}`,
        );
        expect(found).toHaveLength(world.filed.size);
        const marks = new Set(found.map(({ mark }: { mark: number }) => mark));
        expect(marks.size).toBe(world.filed.size);
      },
    ),
    { numRuns: runs },
  );
});
