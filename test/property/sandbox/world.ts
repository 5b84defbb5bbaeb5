import { expect } from 'vitest';
import type { FaultKind } from '../../../src/sandbox/index.js';
import type { Sandbox } from '../../../src/sandbox/sandbox.js';
import type { Document } from '../../../src/types/index.js';
import { cardReceipt, deliveryNote, orderSlip, receipt, withHeader } from '../../unit/sandbox/setup.js';
import { billOf } from './bill.js';

export const START = Date.parse('2026-11-20T06:00:00Z');
const HOUR = 3_600_000;
/** Both software houses have tables of these GUIDs. */
export const TABLES = [
  '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b',
  '4a2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5c',
] as const;

/** What goes wrong with the issuing of a receipt. */
export const faults = [
  'reset-before',
  'error-before',
  'reset-after',
  'error-after',
  'offline',
  'duplicate',
  'no-credits',
  'refuse',
] as const satisfies readonly FaultKind[];
type Failing = (typeof faults)[number];

export type Step =
  | { readonly do: 'sell'; readonly aa: number; readonly fault: Failing | undefined }
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

/** A moment that both software houses share. */
export interface Moment {
  now: number;
}

type Verdict = 'blocked' | 'duplicate' | 'refused' | 'no-credits' | 'filed';

/** A software house: its calls, and what the description says about each. */
export class World {
  readonly sandbox: Sandbox;
  /** In hundredths of a credit. */
  credits: number;
  readonly filed = new Set<string>();
  readonly completedHolds = new Set<object>();
  readonly tables: [Slip[], Slip[]] = [[], []];
  readonly notes: { readonly mark: number; cancelled: boolean }[] = [];
  readonly signatures: Signature[] = [];
  readonly key: string;
  readonly company: string;
  readonly #moment: Moment;
  #number = 100;

  constructor(sandbox: Sandbox, moment: Moment, key: string, company: string, credits: number) {
    this.sandbox = sandbox;
    this.#moment = moment;
    this.key = key;
    this.company = company;
    this.credits = credits;
  }

  get now(): number {
    return this.#moment.now;
  }

  get day(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens' }).format(new Date(this.now));
  }

  async post(call: string, body: unknown) {
    const response = await this.sandbox.fetch(`https://sandbox.example/api/v1/Provider/${call}`, {
      method: 'POST',
      headers: { 'API-KEY': this.key },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: await response.json() };
  }

  #own(document: Document): Document {
    return { ...document, issuer: { ...document.issuer, vatNumber: this.company } };
  }

  #verdict(key: string, closes: readonly Slip[], isRefused: boolean, hasCredits: boolean): Verdict {
    const overdue = this.tables.flat().filter(({ at }) => this.now - at >= 24 * HOUR);
    if (overdue.length > 0 && !overdue.some((slip) => closes.includes(slip))) return 'blocked';
    if (this.filed.has(key)) return 'duplicate';
    if (isRefused) return 'refused';
    return hasCredits && this.credits >= 100 ? 'filed' : 'no-credits';
  }

  /** Issues a document that is in itself valid, and holds the answer against the model. Gives its MARK. */
  async issue(
    given: Document,
    {
      closes = [],
      fits = true,
      fault,
    }: { closes?: readonly Slip[]; fits?: boolean; fault?: Failing | undefined } = {},
  ): Promise<number | undefined> {
    const document = this.#own(given);
    const key = keyOf(document);
    const verdict = this.#verdict(key, closes, !fits || fault === 'refuse', fault !== 'no-credits');
    if (fault !== undefined) this.sandbox.faults.add({ kind: fault, code: '104' });
    const answer = await this.post('SendInvoices', { invoice: [document] }).catch(() => undefined);
    const isLost = fault === 'reset-before' || fault === 'reset-after';
    expect(answer === undefined).toBe(isLost);
    if (fault === 'error-before' || fault === 'reset-before') {
      expect(answer?.status).toBe(isLost ? undefined : 503);
      return undefined;
    }
    if (verdict === 'filed') {
      this.credits -= 100;
      this.filed.add(key);
    }
    if (fault === 'error-after') expect(answer?.status).toBe(500);
    if (isLost || fault === 'error-after') return undefined;
    return this.#answered(answer, verdict, fault);
  }

  #answered(
    answer: Awaited<ReturnType<World['post']>> | undefined,
    verdict: Verdict,
    fault: Failing | undefined,
  ): number | undefined {
    if (verdict === 'blocked') {
      expect(answer).toEqual({ status: 401, json: { errors: [BLOCKED] } });
      return undefined;
    }
    expect(answer?.status).toBe(200);
    const [entry] = answer?.json.response ?? [];
    if (verdict === 'duplicate' || (verdict === 'filed' && fault === 'duplicate'))
      expect(entry.errors[0].error).toMatchObject([{ code: '228' }]);
    else if (verdict === 'refused') expect(entry.statusCode).toBe('ValidationError');
    else if (verdict === 'no-credits') expect(entry.statusCode).toBe('TechnicalError');
    else if (fault === 'offline') expect(entry).toMatchObject({ statusCode: 'Offline', invoiceMark: 0 });
    else {
      expect(entry).toMatchObject({ statusCode: 'Success', credits: '1,00' });
      return entry.invoiceMark;
    }
    return undefined;
  }

  next(): string {
    this.#number += 1;
    return String(this.#number);
  }

  async take(given: Step): Promise<void> {
    const issueDate = this.day;
    switch (given.do) {
      case 'sell':
        await this.issue(withHeader(receipt(String(given.aa)), { issueDate }), { fault: given.fault });
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
        const mark = await this.issue(withHeader(bill, { issueDate, aa: this.next() }), {
          closes: slips,
          fits,
        });
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
        this.#moment.now += given.hours * HOUR;
        return this.sandbox.advance(given.hours * HOUR);
    }
  }

  async #cancel(
    call: string,
    note: { readonly mark: number; cancelled: boolean } | undefined,
  ): Promise<void> {
    const { json } = await this.post(call, { mark: String(note?.mark ?? 4), entityVatNumber: this.company });
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

  async #hold(given: Document): Promise<void> {
    const document = this.#own(given);
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
