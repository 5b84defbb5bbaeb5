import { describe, expect, it } from 'vitest';
import {
  type MemoryNumberingOptions,
  memoryNumbering,
  memoryNumberingFromJSON,
  type StoredNumbering,
} from '../../../../src/flows/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { refusedBy, refusedLater } from '../refused.js';
import { withChecksum } from '../with-checksum.js';

const A = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const MARK = '400001970000109';
const UID = 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357';
const OTHER_UID = '0123456789ABCDEF0123456789ABCDEF01234567';

const NOON = '2026-11-20T10:00:00.000Z';
/** Numbering at noon in Athens. */
const atNoon = (options: MemoryNumberingOptions = {}): StoredNumbering =>
  memoryNumbering({ clock: { now: () => new Date(NOON) }, ...options });

const reloaded = (numbering: StoredNumbering): StoredNumbering =>
  memoryNumberingFromJSON(JSON.parse(JSON.stringify(numbering)));

const numbersOf = (tickets: readonly { readonly aa: string }[]): string[] => tickets.map(({ aa }) => aa);

describe('a document number', () => {
  it('counts within issuer, branch, type and series', async () => {
    const numbering = atNoon();
    const handedOut = [
      await numbering.reserve(A),
      await numbering.reserve(A),
      await numbering.reserve({ ...A, vatNumber: '987654324' }),
      await numbering.reserve({ ...A, branch: 1 }),
      await numbering.reserve({ ...A, invoiceType: '1.1' }),
      await numbering.reserve({ ...A, series: 'Α' }),
      await numbering.reserve(A),
    ];
    expect(numbersOf(handedOut)).toEqual(['1', '2', '1', '1', '1', '1', '3']);
    expect(handedOut[1]).toEqual({ ...A, aa: '2', reservedAt: NOON });
  });

  it('is reserved only once when several callers ask at the same time', async () => {
    const numbering = atNoon();
    const handedOut = await Promise.all(Array.from({ length: 200 }, () => numbering.reserve(A)));
    expect(new Set(numbersOf(handedOut)).size).toBe(200);
    expect(handedOut.at(-1)?.aa).toBe('200');
  });

  it('follows the last number of its series, beyond the safe integers of JavaScript', async () => {
    const numbering = atNoon({ first: [{ ...A, aa: '9007199254740991' }] });
    const handedOut = [await numbering.reserve(A), await numbering.reserve(A), await numbering.reserve(A)];
    expect(numbersOf(handedOut)).toEqual(['9007199254740991', '9007199254740992', '9007199254740993']);
  });

  it('never exceeds the last number that the authority accepts', async () => {
    const numbering = atNoon({ first: [{ ...A, aa: 18446744073709551615n }] });
    expect((await numbering.reserve(A)).aa).toBe('18446744073709551615');
    const params = { series: 'A', last: '18446744073709551615' };
    const refused = [{ rule: 'numbering/exhausted', path: ['series'], params }];
    expect(await refusedLater(numbering.reserve(A))).toEqual(refused);
    expect(await refusedLater(reloaded(numbering).reserve(A))).toEqual(refused);
  });

  it('is open until it is committed or burned', async () => {
    const numbering = atNoon();
    const first = await numbering.reserve(A, { issueDate: '2026-11-20', memo: 'till 2, order 77' });
    const second = await numbering.reserve(A);
    const third = await numbering.reserve(A);
    expect(await numbering.open()).toEqual([
      { ...A, aa: '1', issueDate: '2026-11-20', memo: 'till 2, order 77', reservedAt: NOON },
      second,
      third,
    ]);
    await numbering.commit(second, { mark: MARK });
    await numbering.burn(third, 'the customer left');
    expect(await numbering.open()).toEqual([first]);
    expect(await numbering.gaps()).toEqual([{ ...third, reason: 'the customer left' }]);
    expect(await numbering.open({ ...A, branch: 5 })).toEqual([]);
    expect(await numbering.gaps({ ...A, branch: 5 })).toEqual([]);
    expect((await numbering.reserve(A)).aa).toBe('4');
  });

  it('is still open after a crash', async () => {
    const numbering = atNoon();
    await numbering.reserve(A, { issueDate: '2026-11-20' });
    const back = reloaded(numbering);
    expect(await back.open()).toEqual([{ ...A, aa: '1', issueDate: '2026-11-20', reservedAt: NOON }]);
    expect((await back.reserve(A)).aa).toBe('2');
  });

  it('shows which other reservation has the same document', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    const left = await numbering.reserve(A);
    await numbering.burn(left, 'the customer left');
    await numbering.burn(ticket, 'filed with another total', { mark: MARK, uid: UID.toLowerCase() });
    const reuse = { ...ticket, reason: 'filed with another total', usedBy: { mark: MARK, uid: UID } };
    expect(await numbering.reuses()).toEqual([reuse]);
    expect(await reloaded(numbering).reuses(A)).toEqual([reuse]);
    expect(numbersOf(await numbering.gaps())).toEqual(['1', '2']);
  });

  it('stores only what was given', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A, { issueDate: undefined, memo: undefined } as never);
    expect(ticket).toStrictEqual({ ...A, aa: '1', reservedAt: NOON });
    await numbering.burn(ticket, 'the customer left');
    expect(numbering.toJSON().series[0]?.numbers).toStrictEqual([
      { aa: '1', reservedAt: NOON, reason: 'the customer left' },
    ]);
    expect(await numbering.gaps()).toStrictEqual([
      { ...A, aa: '1', reservedAt: NOON, reason: 'the customer left' },
    ]);
    const older = memoryNumberingFromJSON(
      withChecksum({
        flow: 'numbering',
        version: 2,
        series: [{ ...A, first: '1', next: '2', numbers: [{ aa: '1' }] }],
      }),
    );
    expect(await older.open()).toStrictEqual([{ ...A, aa: '1' }]);
  });
});

describe('a number of one of several tills', () => {
  it('is listed for the till that reserved it, with the time', async () => {
    let now = NOON;
    const clock = { now: () => new Date(now) };
    const numbering = memoryNumbering({ holder: 'till 1', clock });
    const mine = await numbering.reserve(A);
    now = '2026-11-20T10:05:00.000Z';
    const theirs = await numbering.reserve(A, { holder: 'till 2', memo: 'order 78' });
    expect(mine).toEqual({ ...A, aa: '1', holder: 'till 1', reservedAt: NOON });
    expect(theirs).toEqual({ ...A, aa: '2', memo: 'order 78', holder: 'till 2', reservedAt: now });
    const back = memoryNumberingFromJSON(JSON.parse(JSON.stringify(numbering)), { holder: 'till 2', clock });
    expect(await back.open(A, { holder: 'till 1' })).toEqual([mine]);
    expect(await back.open(undefined, { holder: 'till 2' })).toEqual([theirs]);
    expect(await back.open(A, { holder: 'till 3' })).toEqual([]);
    expect(await back.open(A)).toEqual([mine, theirs]);
    expect(await back.reserve(A)).toMatchObject({ aa: '3', holder: 'till 2' });
    await back.burn(mine, 'the customer left');
    expect(await back.gaps()).toEqual([{ ...mine, reason: 'the customer left' }]);
  });

  it('is listed by its age, so that the numbers of a till that never came back are found', async () => {
    let now = NOON;
    const numbering = memoryNumbering({ clock: { now: () => new Date(now) } });
    const old = await numbering.reserve(A);
    now = '2026-11-20T11:00:00.000Z';
    await numbering.reserve(A);
    const openBefore = (moment: string) => numbering.open(A, { reservedBefore: new Date(moment) });
    expect(await openBefore(NOON)).toEqual([]);
    expect(await openBefore('2026-11-20T10:00:00.001Z')).toEqual([old]);
    expect(await openBefore('2026-11-20T11:00:00.001Z')).toHaveLength(2);
  });

  it('is not listed with a name that is missing, because that would list the numbers of every till', async () => {
    const numbering = atNoon();
    await numbering.reserve(A);
    for (const [filter, member, found] of [
      [{ holder: undefined }, 'holder', 'undefined'],
      [{ holder: ' ' }, 'holder', ' '],
      [{ reservedBefore: NOON }, 'reservedBefore', NOON],
    ] as const) {
      expect(await refusedLater(numbering.open(A, filter as never))).toEqual([
        { rule: 'numbering/option', path: [member], params: { member, found } },
      ]);
    }
    await expect(numbering.open(A, { holdr: 'till 1' } as never)).rejects.toMatchObject({
      code: 'options/unknown',
      nearest: 'holder',
    });
  });

  it('needs a till with a name, and a clock that knows the time', async () => {
    expect(refusedBy(() => memoryNumbering({ holder: '', clock: 5 } as never))).toEqual([
      { rule: 'numbering/option', path: ['holder'], params: { member: 'holder', found: '' } },
      { rule: 'numbering/option', path: ['clock'], params: { member: 'clock', found: 5 } },
    ]);
    const broken = memoryNumbering({ clock: { now: () => new Date(Number.NaN) } });
    expect(await refusedLater(broken.reserve(A))).toEqual([
      { rule: 'numbering/option', path: ['clock'], params: { member: 'clock', found: 'object' } },
    ]);
    expect(broken.toJSON().series).toEqual([]);
    expect(refusedBy(() => memoryNumbering({ clock: null } as never))).toEqual([
      { rule: 'numbering/option', path: ['clock'], params: { member: 'clock', found: 'null' } },
    ]);
  });
});

describe('a commitment', () => {
  it('can be repeated, and can add a MARK to a UID', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    await numbering.commit(ticket, { mark: 0, uid: UID });
    expect(await numbering.open()).toEqual([]);
    await numbering.commit(ticket, { mark: MARK });
    await numbering.commit(ticket, { mark: Number(MARK), uid: UID.toLowerCase() });
    expect(numbering.toJSON().series[0]?.numbers).toEqual([
      { aa: '1', reservedAt: NOON, mark: MARK, uid: UID },
    ]);
  });

  it('reclaims a burned number when its document turns up', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    await numbering.burn(ticket, 'no answer');
    await numbering.commit(ticket, { mark: MARK });
    expect(await numbering.gaps()).toEqual([]);
    expect(numbering.toJSON().series[0]?.numbers).toEqual([{ aa: '1', reservedAt: NOON, mark: MARK }]);
  });

  it('is refused if the number belongs to another document', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    await numbering.commit(ticket, { mark: MARK, uid: UID });
    expect(await refusedLater(numbering.commit(ticket, { mark: '7', uid: OTHER_UID }))).toEqual([
      { rule: 'numbering/reused', path: ['answer', 'mark'], params: { aa: '1', recorded: MARK, found: '7' } },
      {
        rule: 'numbering/reused',
        path: ['answer', 'uid'],
        params: { aa: '1', recorded: UID, found: OTHER_UID },
      },
    ]);
  });

  it('is refused if the document has another number', async () => {
    const numbering = atNoon();
    await numbering.commit(await numbering.reserve(A), { mark: MARK });
    const second = await numbering.reserve(A);
    const params = { name: MARK, aa: '2', other: '1' };
    const refused = [{ rule: 'numbering/elsewhere', path: ['answer', 'mark'], params }];
    expect(await refusedLater(numbering.commit(second, { mark: MARK }))).toEqual(refused);
    expect(await refusedLater(reloaded(numbering).commit(second, { mark: MARK }))).toEqual(refused);
    expect(await numbering.open()).toEqual([second]);
  });

  it('is refused if the answer names no document', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    expect((await refusedLater(numbering.commit(ticket, {})))[0]?.rule).toBe('answer/nothing');
    expect((await refusedLater(numbering.commit(ticket, { uid: 'x' })))[0]?.path).toEqual(['answer', 'uid']);
  });

  it.each([
    ['2', '2'],
    [1.5, 1.5],
    ['one', 'one'],
    [undefined, 'undefined'],
    [7n, '7'],
  ])('is refused for the number %s, which was not reserved', async (aa, found) => {
    const numbering = atNoon();
    await numbering.reserve(A);
    expect(await refusedLater(numbering.commit({ ...A, aa } as never, { mark: MARK }))).toEqual([
      { rule: 'numbering/not-reserved', path: ['ticket', 'aa'], params: { series: 'A', aa: found } },
    ]);
  });
});

describe('a number is freed by a refusal', () => {
  const refusal = { kind: 'refused', reason: 'numberTaken' } as const;

  it('with its reason, and with the document that has the number', async () => {
    const numbering = atNoon();
    const [first, second, third] = [
      await numbering.reserve(A),
      await numbering.reserve(A),
      await numbering.reserve(A),
    ];
    await numbering.burn(first, { ...refusal, reason: 'validation' } as never);
    await numbering.burn(second, {
      ...refusal,
      filed: { mark: MARK, pdfUrl: 'https://host.example' },
    } as never);
    await numbering.burn(third, { ...refusal, filed: { uid: UID } } as never);
    expect(await numbering.gaps()).toEqual([
      { ...first, reason: 'validation' },
      { ...second, reason: 'numberTaken' },
      { ...third, reason: 'numberTaken' },
    ]);
    expect(await numbering.reuses()).toEqual([
      { ...second, reason: 'numberTaken', usedBy: { mark: MARK } },
      { ...third, reason: 'numberTaken', usedBy: { uid: UID } },
    ]);
  });

  it('but by no other outcome, nor while an earlier document with the number is open', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    for (const [why, outcome] of [
      [{ kind: 'unknown' }, 'unknown'],
      [{ kind: 'issued', mark: MARK }, 'issued'],
      [{ ...refusal, reason: 'numberUnsettled' }, 'numberUnsettled'],
    ] as const) {
      expect(await refusedLater(numbering.burn(ticket, why as never))).toEqual([
        { rule: 'numbering/not-refused', path: ['reason'], params: { aa: '1', outcome } },
      ]);
    }
    expect((await refusedLater(numbering.burn(ticket, null as never)))[0]?.rule).toBe(
      'numbering/reason-missing',
    );
    expect(await numbering.open()).toEqual([ticket]);
  });

  it('and stays open when its document is held or its outcome is unknown', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    for (const kind of ['held', 'unknown', 'refused'] as const)
      await numbering.commit(ticket, { kind, uid: UID });
    expect(await numbering.open()).toEqual([ticket]);
  });
});

describe('a number cannot be burned', () => {
  it('without a reason', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    for (const reason of ['', '  ', undefined, 5]) {
      expect(await refusedLater(numbering.burn(ticket, reason as never))).toEqual([
        { rule: 'numbering/reason-missing', path: ['reason'], params: { aa: '1' } },
      ]);
    }
  });

  it('when it has a document', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    await numbering.commit(ticket, { uid: UID });
    expect(await refusedLater(numbering.burn(ticket, 'a mistake'))).toEqual([
      { rule: 'numbering/committed', path: ['ticket', 'aa'], params: { aa: '1', name: UID } },
    ]);
  });

  it('twice for different reasons', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    await numbering.burn(ticket, 'the customer left');
    await numbering.burn(ticket, 'the customer left');
    const refused = [
      {
        rule: 'numbering/burnt',
        path: ['ticket', 'aa'],
        params: { aa: '1', reason: 'the customer left' },
      },
    ];
    expect(await refusedLater(numbering.burn(ticket, 'paper jam'))).toEqual(refused);
    expect(await refusedLater(numbering.burn(ticket, 'the customer left', { mark: MARK }))).toEqual(refused);
    const second = await numbering.reserve(A);
    await numbering.burn(second, 'taken', { mark: MARK, uid: UID });
    await numbering.burn(second, 'taken', { mark: MARK, uid: UID });
    for (const usedBy of [
      { mark: MARK, uid: OTHER_UID },
      { mark: '7', uid: UID },
    ]) {
      expect((await refusedLater(numbering.burn(second, 'taken', usedBy)))[0]?.rule).toBe('numbering/burnt');
    }
  });

  it('when it was not reserved, or when the given document is invalid', async () => {
    const numbering = atNoon();
    const ticket = await numbering.reserve(A);
    expect((await refusedLater(numbering.burn({ ...ticket, aa: '9' }, 'x')))[0]?.rule).toBe(
      'numbering/not-reserved',
    );
    expect((await refusedLater(numbering.burn(ticket, 'x', { mark: 'x' })))[0]?.path).toEqual([
      'usedBy',
      'mark',
    ]);
  });
});

describe('a number series', () => {
  it.each([
    ['vatNumber', ' '],
    // Another writing of the issuer would be a second series, which hands the same numbers out again.
    ['vatNumber', 'EL123456783'],
    ['vatNumber', ' 123456783'],
    ['vatNumber', '1234567830'],
    ['branch', -1],
    ['branch', '0'],
    ['invoiceType', '99.9'],
    ['series', ''],
    ['series', undefined],
  ])('is refused with the %s %j', async (member, value) => {
    const found = value ?? 'undefined';
    const numbering = atNoon();
    expect(await refusedLater(numbering.reserve({ ...A, [member]: value } as never))).toEqual([
      { rule: 'numbering/series', path: [member], params: { member, found } },
    ]);
    expect(numbering.toJSON().series).toEqual([]);
  });

  it('is refused by every function if it is invalid', async () => {
    const numbering = atNoon();
    expect(await refusedLater(numbering.reserve(undefined as never))).toHaveLength(4);
    expect((await refusedLater(numbering.open(5 as never)))[0]?.path).toEqual(['series', 'vatNumber']);
    expect((await refusedLater(numbering.commit(null as never, { mark: MARK })))[0]?.path).toEqual([
      'ticket',
      'vatNumber',
    ]);
  });

  it('is refused with reservation facts that cannot be stored', async () => {
    const facts = { issueDate: '20/11/2026', memo: 5, holder: ' ' } as never;
    expect(await refusedLater(atNoon().reserve(A, facts))).toEqual([
      {
        rule: 'numbering/reservation',
        path: ['issueDate'],
        params: { member: 'issueDate', found: '20/11/2026' },
      },
      { rule: 'numbering/reservation', path: ['memo'], params: { member: 'memo', found: 5 } },
      { rule: 'numbering/reservation', path: ['holder'], params: { member: 'holder', found: ' ' } },
    ]);
    const asList = { issueDate: ['2026-11-20'] } as never;
    expect((await refusedLater(atNoon().reserve(A, asList)))[0]?.path).toEqual(['issueDate']);
    await expect(atNoon().reserve(A, { isueDate: '2026-11-20' } as never)).rejects.toMatchObject({
      code: 'options/unknown',
      nearest: 'issueDate',
    });
  });

  it('is refused with a text in place of the reservation facts, because the text would be lost', async () => {
    expect(await refusedLater(atNoon().reserve(A, 'till 2' as never))).toEqual([
      { rule: 'numbering/reservation', path: [], params: { member: 'facts', found: 'till 2' } },
    ]);
    expect((await atNoon().reserve(A, null as never)).aa).toBe('1');
  });

  it.each([
    ['0', '0'],
    [0, 0],
    [0n, '0'],
    ['12A', '12A'],
    ['-1', '-1'],
    ['A1', 'A1'],
    ['0051', '0051'],
    [' 51', ' 51'],
    [18446744073709551616n, '18446744073709551616'],
    [Number('9007199254740993'), 9007199254740992],
  ])('cannot start at %s', (aa, found) => {
    expect(refusedBy(() => atNoon({ first: [{ ...A, aa }] }))).toEqual([
      { rule: 'numbering/first-number', path: ['first', 0, 'aa'], params: { found } },
    ]);
  });

  it('can be started only once', () => {
    const first = [
      { ...A, aa: '5' },
      { ...A, aa: '6' },
    ];
    expect(refusedBy(() => atNoon({ first }))).toEqual([
      { rule: 'numbering/first-number', path: ['first', 1, 'aa'], params: { found: '6' } },
    ]);
    expect(refusedBy(() => atNoon({ first: 5 as never }))[0]?.rule).toBe('numbering/series');
  });

  it('is refused with a Greek message on request', async () => {
    const numbering = memoryNumbering({ locale: el });
    const ticket = await numbering.reserve(A);
    await expect(numbering.burn(ticket, '')).rejects.toThrow(
      'Ο αριθμός 1 δεν εγκαταλείπεται χωρίς αιτιολογία. Δηλώστε γιατί· ένα κενό στην αρίθμηση πρέπει να εξηγείται.',
    );
  });
});
