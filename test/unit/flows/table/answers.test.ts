import { describe, expect, it } from 'vitest';
import { openTable, type Table, tableFromJSON } from '../../../../src/flows/index.js';
import { answered, beer, bill, issueDate, markOf, ordered, refused, table, tavern, wine } from './tavern.js';

const one = (description: string, quantity = 1) => [{ description, quantity }];
const slip = (aa: string) => ({ series: 'OS', aa });
const uid = 'A'.repeat(40);

const reloaded = (on: Table): Table => tableFromJSON(JSON.parse(JSON.stringify(on)));
const left = (on: Table) => on.remaining().map(({ description, quantity }) => [description, quantity]);
const fates = (on: Table) => on.documents().map(({ fate }) => fate);
/** What to do next about each slip, by its number. */
const nexts = (on: Table) =>
  Object.fromEntries(
    on.deadlines(new Date('2026-11-20T12:00:00Z')).map(({ slip: name, next }) => [name, next]),
  );

const open = ordered(table, '11', { ...wine, quantity: 2 });

describe('the time of an answer', () => {
  const step = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] });
  const timeOf = (issuedAt: unknown) =>
    step.table.issued(step.document, { mark: '5', issuedAt } as never).documents()[0]?.issuedAt;

  it.each([
    ['2026-11-20T20:00:00+02:00', '2026-11-20T18:00:00.000Z'],
    [new Date('2026-11-20T18:00:00Z'), '2026-11-20T18:00:00.000Z'],
    [undefined, undefined],
    [null, undefined],
  ])('%s is recorded as %s', (issuedAt, recorded) => {
    expect(timeOf(issuedAt)).toBe(recorded);
  });

  it('is absent from the documents if it is unknown', () => {
    const known = step.table.issued(step.document, { mark: '5' });
    expect(known.documents()).toEqual([
      { kind: 'order', document: step.document, fate: 'issued', mark: '5' },
    ]);
    expect(Object.keys(known.documents()[0] ?? {})).toEqual(['kind', 'document', 'fate', 'mark']);
    const offline = step.table.issued(step.document, { uid, issuedAt: '2026-11-20T18:00:00Z' });
    expect(offline.documents()).toEqual([
      { kind: 'order', document: step.document, fate: 'issued', uid, issuedAt: '2026-11-20T18:00:00.000Z' },
    ]);
  });

  it.each([1763632800000, '', new Date('never'), {}])('%s is refused', (issuedAt) => {
    expect(refused(() => timeOf(issuedAt)).map(({ rule, path }) => [rule, path])).toEqual([
      ['table/issued-at', ['issuedAt']],
    ]);
  });

  it('stays that of the first answer', () => {
    const first = step.table.issued(step.document, { uid, issuedAt: '2026-11-20T18:00:00Z' });
    const again = first.issued(step.document, { mark: '5', uid, issuedAt: '2026-11-20T19:00:00Z' });
    expect(again.documents()[0]).toMatchObject({ mark: '5', uid, issuedAt: '2026-11-20T18:00:00.000Z' });
  });
});

describe('an outcome of the client', () => {
  const step = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] });

  it.each([
    ['held', 'pending'],
    ['unknown', 'pending'],
    ['refused', 'notIssued'],
  ] as const)('%s leaves a document without an answer %s', (kind, fate) => {
    expect(fates(step.table.issued(step.document, { kind }))).toEqual([fate]);
  });

  it('that is not `issued` changes nothing about an issued document, because it is for sending it again', () => {
    for (const kind of ['held', 'unknown', 'refused'] as const)
      expect(open.issued(slip('11'), { kind }).toJSON()).toEqual(open.toJSON());
  });
});

describe('a MARK or UID', () => {
  it('may follow the other one', () => {
    const step = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] });
    const both = step.table.issued(step.document, { uid }).issued(step.document, { mark: '7' });
    expect(both.documents()[0]).toMatchObject({ mark: '7', uid });
  });

  it('of another document is refused for every member that has one', () => {
    const first = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] });
    const known = first.table.issued(first.document, { mark: '7', uid });
    const second = known.order({ aa: '12', issueDate, lines: [{ ...wine, quantity: 1 }] });
    expect(refused(() => second.table.issued(second.document, { mark: '7', uid }))).toEqual([
      { rule: 'table/answer-taken', path: ['mark'], params: { given: '7', number: 'OS 11' } },
      { rule: 'table/answer-taken', path: ['uid'], params: { given: uid, number: 'OS 11' } },
    ]);
  });
});

describe('an order that is issued although it was recorded as not issued', () => {
  it('counts again', () => {
    const step = open.order({ aa: '12', issueDate, lines: [{ ...beer, quantity: 1 }] });
    const late = answered({ ...step, table: step.table.notIssued(step.document) });
    expect(left(late)).toEqual([
      ['Wine', '2'],
      ['Beer', '1'],
    ]);
  });

  it('is refused if another document has its number now', () => {
    const step = open.order({ aa: '12', issueDate, lines: [{ ...beer, quantity: 1 }] });
    const again = step.table
      .notIssued(step.document)
      .order({ aa: '12', issueDate, lines: [{ ...beer, quantity: 2 }] });
    expect(refused(() => again.table.issued(step.document, { mark: '7' }))).toEqual([
      { rule: 'table/late-number', path: [], params: { number: 'OS 12' } },
    ]);
  });

  it('counts again on another table too, whatever number this table uses since', () => {
    const moved = open.split({
      order: { aa: '21', issueDate },
      cancellation: { aa: '22', issueDate },
      lines: one('Wine'),
    });
    const since = moved.table
      .notIssued(moved.order)
      .order({ aa: '21', issueDate, lines: [{ ...beer, quantity: 1 }] });
    const late = since.table.issued(moved.order, { mark: '7' });
    expect(late.unfinished().map(({ next }) => next)).toEqual(['cancel']);
  });
});

describe('a cancellation that is issued although it was recorded as not issued', () => {
  /** The table after a cancellation was given up, what happened since, and then its answer. */
  const late = (quantity: number, since: (on: Table) => Table): Table => {
    const step = open.cancel({ aa: '13', issueDate, lines: one('Wine', quantity) });
    return since(step.table.notIssued(step.document)).issued(step.document, { mark: markOf('13') });
  };

  it('counts again if its items are still there', () => {
    const on = late(1, (same) => same);
    expect([left(on), nexts(on)]).toEqual([[['Wine', '1']], { 'OS 11': 'close', 'OS 13': 'close' }]);
  });

  it.each<[string, (on: Table) => Table]>([
    ['took too much of them', (on) => answered(on.cancel({ aa: '14', issueDate, lines: one('Wine') }))],
    ['may have taken some', (on) => on.cancel({ aa: '14', issueDate, lines: one('Wine') }).table],
  ])('is stray if another cancellation %s', (_, since) => {
    const on = late(2, since);
    expect(left(on)).toEqual([['Wine', '1']]);
    expect(nexts(on)['OS 13']).toBe('cancel');
    expect(reloaded(on).toJSON()).toEqual(on.toJSON());
  });

  it('is stray while another cancellation of the same line has no answer, even if enough is left', () => {
    const on = late(1, (same) => same.cancel({ aa: '14', issueDate, lines: one('Wine') }).table);
    expect([left(on), nexts(on)['OS 13']]).toEqual([[['Wine', '1']], 'cancel']);
  });

  it('is stray if its slip was closed since', () => {
    const on = late(1, (same) => answered(same.close(bill)));
    expect(nexts(on)).toEqual({ 'OS 13': 'cancel' });
    expect(on.remaining()).toEqual([]);
  });

  it('is stray if the rest of the line is worth another amount now', () => {
    // Three at 1.00 are 2.42 net, two 1.61, one 0.81: the first of three takes 0.81, the second 0.80.
    const three = ordered(table, '11', { ...wine, unitPriceWithVat: '1.00', quantity: 3 });
    const first = three.cancel({ aa: '13', issueDate, lines: one('Wine') });
    const since = first.table.notIssued(first.document);
    const second = answered(since.cancel({ aa: '14', issueDate, lines: one('Wine') }));
    const on = second.issued(first.document, { mark: markOf('13') });
    expect([left(on), nexts(on)['OS 13']]).toEqual([[['Wine', '2']], 'cancel']);
  });

  it('is stray as a whole if only one of its lines is gone', () => {
    const both = ordered(open, '12', { ...beer, quantity: 1 });
    const step = both.cancel({ aa: '13', issueDate, lines: [...one('Wine'), ...one('Beer')] });
    const since = answered(
      step.table.notIssued(step.document).cancel({ aa: '14', issueDate, lines: one('Beer') }),
    );
    const on = since.issued(step.document, { mark: markOf('13') });
    expect([left(on), nexts(on)['OS 13']]).toEqual([[['Wine', '2']], 'cancel']);
  });

  it('takes twice from one line only if enough is left for both', () => {
    const lines = [...one('Wine'), ...one('Wine')];
    const step = open.cancel({ aa: '13', issueDate, lines });
    const given = step.table.notIssued(step.document);
    expect(left(given.issued(step.document, { mark: markOf('13') }))).toEqual([]);
    const less = answered(given.cancel({ aa: '14', issueDate, lines: one('Wine') }));
    expect(left(less.issued(step.document, { mark: markOf('13') }))).toEqual([['Wine', '1']]);
  });
});

describe('a closing that is issued although it was recorded as not issued', () => {
  const two = ordered(open, '12', { ...beer, quantity: 1 });
  const first = two.close({ ...bill, slips: [slip('11')] });
  const lost = first.table.notIssued(first.document);

  it('closes its slips', () => {
    const late = lost.issued(first.document, { mark: markOf('90') });
    expect(left(late)).toEqual([['Beer', '1']]);
  });

  it('is refused if another closing lists one of its slips', () => {
    const all = answered(lost.close({ ...bill, aa: '91' }));
    expect(refused(() => all.issued(first.document, { mark: markOf('90') }))).toEqual([
      { rule: 'table/late-answer', path: [], params: { number: 'R 90', by: 'R 91' } },
    ]);
    const other = answered(lost.close({ ...bill, aa: '91', slips: [slip('12')] }));
    expect(answered({ ...first, table: other }).status).toBe('ended');
  });

  it('makes a cancellation stray that took from its slips, even if it took from others too', () => {
    const more = ordered(lost, '14', { ...wine, quantity: 1 });
    const taken = answered(more.cancel({ aa: '15', issueDate, lines: one('Wine', 3) }));
    const late = taken.issued(first.document, { mark: markOf('90') });
    expect(nexts(late)).toEqual({ 'OS 12': 'close', 'OS 14': 'close', 'OS 15': 'cancel' });
    expect(left(late)).toEqual([
      ['Beer', '1'],
      ['Wine', '1'],
    ]);
    expect(reloaded(late).toJSON()).toEqual(late.toJSON());
  });

  it('leaves a cancellation of other slips and the one that it lists unchanged', () => {
    const cancelled = answered(two.cancel({ aa: '13', issueDate, lines: one('Wine') }));
    const closing = cancelled.close({ ...bill, slips: [slip('11')] });
    const since = ordered(closing.table.notIssued(closing.document), '14', { ...beer, quantity: 1 });
    const beers = answered(since.cancel({ aa: '15', issueDate, lines: one('Beer') }));
    const late = answered({ ...closing, table: beers });
    expect(nexts(late)).toEqual({ 'OS 12': 'close', 'OS 14': 'cancel', 'OS 15': 'cancel' });
    expect(left(late)).toEqual([['Beer', '1']]);
    const strays = late.toJSON().entries.filter((entry) => 'stray' in entry);
    expect(strays).toEqual([]);
  });
});

describe('a document that is not issued', () => {
  it('may be reported twice', () => {
    const step = open.order({ aa: '12', issueDate, lines: [{ ...beer, quantity: 1 }] });
    const given = step.table.notIssued(step.document);
    expect(given.notIssued(step.document)).toEqual(given);
    expect(fates(given)).toEqual(['issued', 'notIssued']);
  });

  it('may be an order on another table, which is opened with any number', () => {
    const there = openTable({ issuer: tavern, series: 'OS' });
    const step = open.move(
      { order: { aa: '21', issueDate }, cancellation: { aa: '22', issueDate }, lines: one('Wine') },
      there,
    );
    const known = step.table.issued(step.order, { mark: '7' });
    // By the MARK of its order, once that is known.
    expect(known.issued({ mark: '7' }, { mark: '7', uid }).unfinished()[0]?.next).toBe('sendCancellation');
    expect(refused(() => known.notIssued({ mark: '7' }))).toEqual([
      { rule: 'table/already-issued', path: [], params: { number: 'OS 21' } },
    ]);
    expect(refused(() => known.notIssued({ mark: '8' })).map(({ rule }) => rule)).toEqual([
      'table/document-unknown',
    ]);
    const half = known.notIssued(step.cancellation);
    expect(half.finishMove({ move: { mark: 7 }, aa: '23', issueDate }).document.invoiceDetails).toEqual(
      step.cancellation.invoiceDetails,
    );
  });
});
