import { describe, expect, it } from 'vitest';
import {
  cancellationOf,
  collectionOf,
  creditOf,
  holdPosPayment,
  invoiceOfNotes,
  memoryNumbering,
  oldInvoicePosPayment,
  readCancellationAnswer,
  receivingNoteOf,
  remainingOf,
  returnOf,
  type SentDocument,
} from '../../../../src/flows/index.js';
import { salesInvoice } from '../../../../src/rules/examples/invoices.js';
import { deliveryNote } from '../../../../src/rules/examples/notes.js';
import type { CancelOutcome } from '../../../../src/sending/client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../../../../src/sending/client/outcomes/outcome.js';
import type { Refused } from '../../../../src/sending/client/outcomes/refusal.js';
import { HEAD } from '../credit/credit.js';
import { HEAD as NOTES_HEAD } from '../notes/notes.js';
import { answer, BASE64, MARK, NOON, receipt, session, UID } from '../pos-payment/held.js';
import { refusedBy, refusedLater } from '../refused.js';
import { issueDate, table, wine } from '../table/tavern.js';

const next = { step: 'done', todo: 'Nothing.' } as const;
/** An answer as the client keeps it: it holds members that a careless reader takes for those of an entry. */
const response = { status: 200, headers: {}, body: JSON.stringify({ response: [{ invoiceMark: MARK }] }) };
const refusal = {
  kind: 'refused',
  reason: 'validation',
  sent: true,
  errors: [{ code: '203', message: 'TotalGrossValue is not valid', foreseenBy: [] }],
  issues: [],
  foreseenBy: [],
  next,
  response,
} as const satisfies Refused;

const outcomes = {
  issued: { kind: 'issued', mark: MARK, uid: UID, statusCode: 'Success', next, response },
  alreadyIssued: { kind: 'alreadyIssued', mark: MARK, uid: UID, from: 'search', statusCode: 'Success', next },
  queued: { kind: 'queued', uid: UID, statusCode: 'Offline', next, response },
  held: { kind: 'held', uid: UID, providerSignature: answer.providerSignature, next, response },
  refused: refusal,
  unknown: { kind: 'unknown', why: 'timeout', detail: 'No answer came in time.', expectedUid: UID, next },
} as const satisfies { readonly [Kind in IssueOutcome['kind']]: Extract<IssueOutcome, { kind: Kind }> };

const cancelOutcomes = {
  cancelled: { kind: 'cancelled', cancellationMark: '400001970000110', next, response },
  alreadyCancelled: { kind: 'alreadyCancelled', next, response },
  refused: refusal,
  unknown: { kind: 'unknown', why: 'timeout', detail: 'No answer came in time.', next },
} as const satisfies { readonly [Kind in CancelOutcome['kind']]: Extract<CancelOutcome, { kind: Kind }> };

type Kind = IssueOutcome['kind'];
const kinds = Object.keys(outcomes) as Kind[];

/** What each outcome gives to a flow that records it. */
const identities: Readonly<Partial<Record<Kind, { mark?: string; uid: string }>>> = {
  issued: { mark: MARK, uid: UID },
  alreadyIssued: { mark: MARK, uid: UID },
  queued: { uid: UID },
};
const issuing = kinds.filter((kind) => identities[kind] !== undefined);
const others = kinds.filter((kind) => identities[kind] === undefined);

it('the test has every outcome, with and without an issued document', () => {
  expect([issuing, others]).toEqual([
    ['issued', 'alreadyIssued', 'queued'],
    ['held', 'refused', 'unknown'],
  ]);
});

describe('a table and the outcome of a slip', () => {
  const step = table.order({ aa: '311', issueDate, lines: [{ ...wine, quantity: 1 }] });
  const fates = {
    issued: 'issued',
    alreadyIssued: 'issued',
    queued: 'issued',
    held: 'pending',
    refused: 'notIssued',
    unknown: 'pending',
  } as const;

  it.each(kinds)('records the outcome %s', (kind) => {
    const [slip] = step.table.issued(step.document, outcomes[kind]).documents();
    expect(slip).toEqual({
      kind: 'order',
      document: step.document,
      fate: fates[kind],
      ...identities[kind],
    });
  });

  it.each(others)('keeps a slip issued after a later outcome %s', (kind) => {
    const issued = step.table.issued(step.document, outcomes.issued);
    expect(issued.issued(step.document, outcomes[kind]).toJSON()).toEqual(issued.toJSON());
  });

  it('accepts a time with an outcome', () => {
    const given = { ...outcomes.issued, issuedAt: '2026-11-20T20:40:00+02:00' };
    expect(step.table.issued(step.document, given).documents()[0]?.issuedAt).toBe('2026-11-20T18:40:00.000Z');
  });

  it('records both halves of a move and refuses an unknown outcome', () => {
    const seated = step.table.issued(step.document, outcomes.issued);
    const moved = seated.move(
      {
        order: { aa: '312', issueDate },
        cancellation: { aa: '313', issueDate },
        lines: [{ description: 'Wine', quantity: 1 }],
      },
      table,
    );
    const own = { ...outcomes.queued, uid: 'B'.repeat(40) };
    expect(moved.table.issued(moved.order, own).pending()).toEqual([moved.cancellation]);
    expect(moved.table.issued(moved.order, outcomes.unknown).toJSON()).toEqual(moved.table.toJSON());
    expect(refusedBy(() => step.table.issued({ mark: '7' }, outcomes.unknown))[0]?.rule).toBe(
      'table/document-unknown',
    );
  });

  it('refuses the outcome of another call', () => {
    expect(refusedBy(() => step.table.issued(step.document, cancelOutcomes.cancelled as never))).toEqual([
      { rule: 'answer/outcome', path: ['kind'], params: { kind: 'cancelled' } },
    ]);
  });
});

describe('a payment at a terminal and its outcome', () => {
  it('starts with a held outcome only', () => {
    const held = holdPosPayment({ document: receipt, outcome: outcomes.held });
    expect(held.toJSON()).toEqual(session().toJSON());
    for (const kind of kinds) {
      const begun = refusedBy(() => holdPosPayment({ document: receipt, outcome: outcomes[kind] }));
      const refused = [{ rule: 'pos-payment/not-held', path: ['outcome', 'kind'], params: { kind } }];
      expect([kind, begun]).toEqual([kind, kind === 'held' ? [] : refused]);
    }
  });

  it('accepts only the signatures of its own document', () => {
    const outcome = { ...outcomes.held, uid: 'B'.repeat(40) };
    expect(refusedBy(() => holdPosPayment({ document: receipt, outcome }))).toEqual([
      {
        rule: 'pos-payment/other-document',
        path: ['uid'],
        params: { expected: 'B'.repeat(40), found: UID },
      },
    ]);
  });

  const charge = { transactionId: '000417', paymentAmount: '30.00', paymentType: 7, at: NOON } as const;
  const sent = session()
    .charged({ token: BASE64, ...charge })
    .completion().payment;
  const old = oldInvoicePosPayment({ mark: MARK, terminalId: '16000123', posNspId: 2 })
    .signed({ token: BASE64, data: '', paymentBalance: 30 }, NOON)
    .charged(charge)
    .completion().payment;
  const states = {
    issued: 'completed',
    alreadyIssued: 'completed',
    queued: 'completed',
    held: 'sent',
    refused: 'charged',
    unknown: 'sent',
  } as const;

  it.each(kinds)('records the outcome %s of its completion', (kind) => {
    const answered = sent.completed(outcomes[kind]);
    expect(answered.charges.map(({ state }) => state)).toEqual([states[kind]]);
    const { mark, uid } = answered.issued ?? {};
    expect({ mark, uid }).toEqual({ mark: undefined, uid: undefined, ...identities[kind] });
  });

  it.each(kinds)('records the outcome %s of the completion for an older document', (kind) => {
    expect(old.completed(outcomes[kind]).charges.map(({ state }) => state)).toEqual([states[kind]]);
  });

  it.each(others)('stays completed after a later outcome %s', (kind) => {
    const completed = sent.completed(outcomes.issued);
    expect(completed.completed(outcomes[kind]).toJSON()).toEqual(completed.toJSON());
    const paid = old.completed();
    expect(paid.completed(outcomes[kind]).toJSON()).toEqual(paid.toJSON());
  });

  it.each(kinds)('refuses the outcome %s if nothing was sent', (kind) => {
    expect(refusedBy(() => session().completed(outcomes[kind]))[0]?.rule).toBe('pos-payment/nothing-sent');
  });
});

describe('a cancellation and its outcome', () => {
  const note = { document: deliveryNote, mark: MARK };
  const sent = cancellationOf(note).sent();
  const errors = [{ code: '203', message: 'TotalGrossValue is not valid' }];

  it.each([
    [cancelOutcomes.cancelled, 'cancelled', { cancelled: true, cancellationMark: '400001970000110' }],
    [cancelOutcomes.alreadyCancelled, 'cancelled', { cancelled: false, why: 'repeated', errors: [] }],
    [
      { ...cancelOutcomes.alreadyCancelled, cancellationMark: '400001970000110' },
      'cancelled',
      { cancelled: true, cancellationMark: '400001970000110' },
    ],
    [cancelOutcomes.refused, 'refused', { cancelled: false, why: 'refused', errors }],
    [
      { ...cancelOutcomes.refused, reason: 'notFound' },
      'refused',
      { cancelled: false, why: 'not-found', errors },
    ],
    [cancelOutcomes.unknown, 'sent', { cancelled: false, why: 'unreadable', errors: [] }],
    [outcomes.issued, 'sent', { cancelled: false, why: 'unreadable', errors: [] }],
    [{ kind: 'cancelled' }, 'sent', { cancelled: false, why: 'no-mark', errors: [] }],
  ] as const)('with outcome $0 is $1', (outcome, stands, read) => {
    const answered = sent.answered(outcome);
    expect(answered.stands).toBe(stands);
    expect(readCancellationAnswer(outcome)).toEqual(read);
    expect(answered.cancellationMark).toBe(read.cancelled ? read.cancellationMark : undefined);
  });
});

describe('a number and its outcome', () => {
  const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;
  const NOON = '2026-11-20T10:00:00.000Z';
  const reserved = async () => {
    const numbering = memoryNumbering({ clock: { now: () => new Date(NOON) } });
    return { numbering, ticket: await numbering.reserve(series) };
  };

  it.each(kinds)('is committed with %s if that is issued, and otherwise stays open', async (kind) => {
    const { numbering, ticket } = await reserved();
    await numbering.commit(ticket, outcomes[kind]);
    expect(await numbering.open()).toEqual(others.includes(kind) ? [ticket] : []);
    expect(numbering.toJSON().series[0]?.numbers).toEqual([
      { aa: '1', reservedAt: NOON, ...identities[kind] },
    ]);
  });

  it.each(kinds)('is freed with %s only if that is a refusal', async (kind) => {
    const { numbering, ticket } = await reserved();
    const burnt = await refusedLater(numbering.burn(ticket, outcomes[kind] as typeof outcomes.refused));
    if (kind === 'refused') {
      expect([burnt, await numbering.gaps()]).toEqual([[], [{ ...ticket, reason: 'validation' }]]);
      return;
    }
    const params = { aa: '1', outcome: kind };
    expect(burnt).toEqual([{ rule: 'numbering/not-refused', path: ['reason'], params }]);
    expect(await numbering.open()).toEqual([ticket]);
  });

  it('keeps the document that uses it', async () => {
    const { numbering, ticket } = await reserved();
    const filed = { mark: '400001970000111', uid: UID, pdfUrl: 'https://host.example/1.pdf' };
    await numbering.burn(ticket, { ...refusal, reason: 'numberTaken', filed });
    const usedBy = { mark: '400001970000111', uid: UID };
    expect(await numbering.reuses()).toEqual([{ ...ticket, reason: 'numberTaken', usedBy }]);
  });

  it('stays open while the outcome of the earlier document is unknown', async () => {
    const { numbering, ticket } = await reserved();
    const params = { aa: '1', outcome: 'numberUnsettled' };
    expect(await refusedLater(numbering.burn(ticket, { ...refusal, reason: 'numberUnsettled' }))).toEqual([
      { rule: 'numbering/not-refused', path: ['reason'], params },
    ]);
    expect(await numbering.open()).toEqual([ticket]);
  });
});

describe('documents that refer to others', () => {
  const sent = (document: SentDocument['document'], kind: Kind): SentDocument => ({
    document,
    outcome: outcomes[kind],
  });
  const received = [{ line: 1, quantity: 20 }];
  const receiving = { series: 'ΔΠΠ', aa: '19', issueDate, receivingNotePurpose: 5, received } as const;
  const invoice = {
    ...salesInvoice,
    paymentMethods: [{ type: 5, amount: salesInvoice.invoiceSummary.totalGrossValue }],
  } as SentDocument['document'];
  const payment = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 } as const;
  const receiptFacts = { series: 'P', aa: '9', issueDate, payment };

  it('use the MARK of an outcome like a stated one', () => {
    const mark = MARK;
    expect(creditOf(sent(salesInvoice, 'issued'), HEAD).document).toEqual(
      creditOf({ document: salesInvoice, mark }, HEAD).document,
    );
    expect(remainingOf(sent(salesInvoice, 'alreadyIssued'))).toEqual(remainingOf(salesInvoice));
    expect(invoiceOfNotes([sent(deliveryNote, 'issued')], NOTES_HEAD).document).toEqual(
      invoiceOfNotes([{ document: deliveryNote, mark }], NOTES_HEAD).document,
    );
    expect(receivingNoteOf(sent(deliveryNote, 'issued'), receiving).document).toEqual(
      receivingNoteOf({ document: deliveryNote, mark }, receiving).document,
    );
    expect(cancellationOf(sent(deliveryNote, 'issued')).body.mark).toBe(MARK);
    expect(collectionOf(sent(invoice, 'issued'), receiptFacts)).toEqual(
      collectionOf({ document: invoice, mark }, receiptFacts),
    );
  });

  it.each(others)('refuse an original that is %s', (kind) => {
    const refused = [{ rule: 'answer/outcome', path: ['outcome', 'kind'], params: { kind } }];
    const at = (...path: (string | number)[]) => [{ ...refused[0], path: [...path, 'outcome', 'kind'] }];
    const given = sent(salesInvoice, kind);
    const note = sent(deliveryNote, kind);
    expect(refusedBy(() => creditOf(given, HEAD))).toEqual(refused);
    expect(refusedBy(() => creditOf(sent(salesInvoice, 'issued'), { ...HEAD, earlier: [given] }))).toEqual(
      at('earlier', 0),
    );
    expect(refusedBy(() => remainingOf(given))).toEqual(refused);
    expect(refusedBy(() => cancellationOf(note))).toEqual(refused);
    expect(refusedBy(() => receivingNoteOf(note, receiving))).toEqual(refused);
    expect(refusedBy(() => invoiceOfNotes([note], NOTES_HEAD))).toEqual(at('notes', 0));
    expect(refusedBy(() => collectionOf(given, receiptFacts))).toEqual(at('issued'));
    expect(refusedBy(() => returnOf(given, { ...receiptFacts, amount: '5.00' }))).toEqual(at('issued'));
  });
});
