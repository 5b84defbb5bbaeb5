import { describe, expect, it } from 'vitest';
import { terminal } from '../../../src/sending/terminals/index.js';
import type { WebFetch } from '../../../src/types/web.js';
import { DATA, FAMILIES, heldWith, receiptOf, world } from './till.js';

const names = Object.keys(FAMILIES) as (keyof typeof FAMILIES)[];

describe.each(names)('a charge at a terminal of %s', (name) => {
  it('is made once, and has what the completion needs', async () => {
    const { network, journal, till } = world(name);
    const result = await heldWith().charge(till, { journal });
    expect(result).toMatchObject({
      kind: 'charged',
      amount: '100.00',
      tip: '0.00',
      instant: false,
      warnings: [],
    });
    expect(result.next.step).toBe('complete');
    expect(network.charges).toHaveLength(1);
    const [key] = network.charges;
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    const transactionId = `${name === 'viva' ? '116' : '075'}${key}`;
    expect(result.payment.completion().body).toEqual([
      { signatureToken: 'MEUCIQDa+/8=', transactionId, paymentAmount: 100, paymentType: 7 },
    ]);
  });

  it('is not made again by a second call', async () => {
    const { network, journal, till } = world(name);
    const first = await heldWith().charge(till, { journal });
    const asked = network.requests.length;
    const second = await heldWith().charge(till, { journal });
    expect(second).toMatchObject({ kind: 'charged', amount: '100.00', transactionId: first.transactionId });
    expect(network.requests).toHaveLength(asked);
  });

  it('has type 8 if the customer paid by instant payment', async () => {
    const { journal, till } = world(name);
    const { payment, instant } = await heldWith({}, receiptOf('instant')).charge(till, { journal });
    expect(instant).toBe(true);
    expect(payment.completion().body[0]).toMatchObject({ paymentType: 8 });
  });

  it('has the tip that the customer gave at the terminal', async () => {
    const { network, journal, till } = world(name);
    network.customer = 'tips';
    const { payment, amount, tip } = await heldWith().charge(till, { journal });
    expect({ amount, tip }).toEqual({ amount: '100.00', tip: '1.50' });
    expect(payment.completion().body[0]).toMatchObject({ paymentAmount: 100, tipAmount: 1.5 });
  });

  it('leaves a rest if less was paid', async () => {
    const { network, journal, till } = world(name);
    network.customer = 'pays less';
    const { payment, warnings } = await heldWith().charge(till, { journal });
    expect(payment.uncharged()[0]?.left).toBe('5.00');
    expect(warnings).toEqual(['The terminal charged 95.00 of 100.00. The rest is still to be paid.']);
  });

  it('can be made with another card after a refusal', async () => {
    const { network, journal, till } = world(name);
    network.customer = 'declines';
    const refusal = await heldWith().charge(till, { journal });
    expect(refusal).toMatchObject({ kind: 'declined', next: { step: 'anew' } });
    network.customer = 'pays';
    expect(await heldWith().charge(till, { journal })).toMatchObject({ kind: 'charged' });
    expect(network.charges).toHaveLength(1);
    expect(network.sessions.size).toBe(2);
  });

  it('stays open while nobody knows what became of it, and one question settles it', async () => {
    const { network, clock, journal, till } = world(name);
    network.customer = 'walks away';
    const open = await heldWith().charge(till, { journal });
    expect(open).toMatchObject({ kind: 'running', next: { step: 'ask' } });
    expect(open.payment.unsettled()).toHaveLength(1);
    clock.time += 3_600_000;
    network.customer = 'pays';
    expect(await heldWith().charge(till, { journal })).toMatchObject({ kind: 'charged' });
    expect(network.charges).toHaveLength(1);
    expect(network.sessions.size).toBe(1);
  });

  it.each([
    ['an answer that is lost', () => Promise.reject(new TypeError('terminated'))],
    ['an answer that is cut off', async () => new Response('{"Status":3,"Resu')],
    ['a text instead of JSON', async () => new Response('<h1>Service Unavailable</h1>')],
    ['HTTP 502', async () => new Response('', { status: 502 })],
  ])('is not lost with %s', async (_, spoiled) => {
    const { network, clock, journal } = world(name);
    let spoils = 0;
    const fetch = (async (url: string, init: RequestInit) => {
      const answer = await (network.fetch as typeof globalThis.fetch)(url, init);
      if (url.includes('token')) return answer;
      spoils += 1;
      return spoils <= 3 ? await spoiled() : answer;
    }) as unknown as WebFetch;
    const till = terminal(FAMILIES[name]()[0], { fetch, clock });
    expect(await heldWith().charge(till, { journal })).toMatchObject({ kind: 'charged' });
    expect(network.charges).toHaveLength(1);
  });
});

describe('a refusal of Viva', () => {
  it('is final after the terminal was told to stop and a second answer agrees', async () => {
    const { network, journal, till } = world('viva');
    network.customer = 'declines';
    const { kind, payment, next } = await heldWith().charge(till, { journal });
    expect({ kind, step: next.step }).toEqual({ kind: 'declined', step: 'anew' });
    expect(network.requests.map(({ method }) => method).slice(-2)).toEqual(['DELETE', 'GET']);
    expect(payment.unsettled()).toEqual([]);
  });

  it('is not final if the customer tapped again: the charge is taken', async () => {
    const { network, journal, till } = world('viva');
    network.customer = 'taps again';
    expect(await heldWith().charge(till, { journal })).toMatchObject({ kind: 'charged', amount: '100.00' });
    expect(network.charges).toHaveLength(1);
  });
});

describe('a request that arrives late', () => {
  it('is not taken for one that never left, although its repetition was not sent', async () => {
    const { network, clock, journal } = world('viva');
    let sales = 0;
    const fetch = (async (url: string, init: RequestInit) => {
      const send = () => (network.fetch as typeof globalThis.fetch)(url, init);
      if (!url.endsWith(':sale')) return await send();
      sales += 1;
      if (sales === 1) throw new TypeError('terminated');
      // The first one, which has the same key and body, arrives now; the second one never left.
      await send();
      throw Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' });
    }) as unknown as WebFetch;
    const till = terminal(FAMILIES.viva()[0], { fetch, clock });
    expect(await heldWith().charge(till, { journal })).toMatchObject({ kind: 'charged' });
    expect({ sales, charges: network.charges.length }).toEqual({ sales: 2, charges: 1 });
  });
});

describe('a charge above what was signed', () => {
  it('is voided at once', async () => {
    const { network, journal, till } = world('webEcr');
    network.customer = 'pays too much';
    const { kind, payment } = await heldWith().charge(till, { journal });
    expect(kind).toBe('returned');
    expect(network.voids).toEqual([`075${network.charges[0]}`]);
    expect(payment.charges).toEqual([]);
    expect(payment.unsettled()).toEqual([]);
  });

  it('stays open where it cannot be voided, with amount and terminal', async () => {
    const { network, journal, till } = world('viva');
    network.customer = 'pays too much';
    const { next, payment } = await heldWith().charge(till, { journal });
    expect(next).toEqual({ step: 'return-by-hand', todo: 'Return 101.00 on the terminal 16000123 by hand.' });
    expect(payment.unsettled()).toHaveLength(1);
  });
});

describe('charges whose document cannot be completed', () => {
  it('are voided, and recorded as returned', async () => {
    const { network, journal, till } = world('webEcr');
    const { payment } = await heldWith().charge(till, { journal });
    const returned = await till.returnCharges(payment, { journal });
    expect(returned.results).toMatchObject([{ kind: 'returned' }]);
    expect(network.voids).toEqual([`075${network.charges[0]}`]);
    expect(returned.payment.charges[0]?.state).toBe('reversed');
    expect((await till.returnCharges(payment, { journal })).results).toEqual([]);
  });

  it('name amount and terminal where they have to be returned by hand', async () => {
    const { network, journal, till } = world('viva');
    network.customer = 'tips';
    const { payment } = await heldWith().charge(till, { journal });
    const { results, payment: after } = await till.returnCharges(payment, { journal });
    expect(results).toMatchObject([
      {
        kind: 'notBegun',
        next: { step: 'return-by-hand', todo: 'Return 101.50 on the terminal 16000123 by hand.' },
      },
    ]);
    expect(after.charges[0]?.state).toBe('charged');
  });
});

describe('before anything is sent', () => {
  const otherTotal = DATA.replace(';10000;16000123', ';12000;16000123');
  it.each([
    ['another terminal', { data: DATA.replace('16000123', '16000777') }, {}, 'terminal/other-terminal'],
    ['another document', { data: DATA.replace('A3F0', 'B3F0') }, {}, 'terminal/other-document'],
    ['a document that was changed', { data: otherTotal }, {}, 'terminal/other-document'],
    ['an amount above the balance', {}, { amount: '100.01' }, 'refused-step'],
    ['an expired signature', { expiryDate: '2026-11-20T10:04:00Z' }, {}, 'refused-step'],
    ['a text of another form, without its members', { data: 'of its own' }, {}, 'terminal/signed-text'],
    ['a token that is not there', {}, { token: 'other' }, 'refused-step'],
  ])('%s is refused, and nothing is stored', async (_, own, options, code) => {
    const { network, journal, till } = world('webEcr');
    const charge = heldWith(own).charge(till, { journal, ...options });
    await expect(charge).rejects.toMatchObject({ code });
    expect(network.requests).toEqual([]);
    const names: string[] = [];
    for await (const { name } of journal.states()) names.push(name);
    expect(names).toEqual([]);
  });

  it('the other parts of one signature are charged by their number', async () => {
    const { network, journal, till } = world('webEcr');
    const part = (number: number, amount: string) =>
      heldWith().charge(till, { journal, amount, part: number });
    await part(1, '40.00');
    await part(1, '40.00');
    const { payment } = await part(2, '60.00');
    expect(network.charges).toHaveLength(2);
    expect(payment.charges.map(({ paymentAmount }) => paymentAmount)).toEqual([40, 60]);
  });

  it('two tills charge one payment once', async () => {
    for (const name of names) {
      const { network, journal, till } = world(name);
      const results = await Promise.all([1, 2, 3].map(() => heldWith().charge(till, { journal })));
      expect(results.map(({ kind }) => kind)).toEqual(['charged', 'charged', 'charged']);
      expect(network.charges).toHaveLength(1);
    }
  });

  it('keys of terminals are in no result and no state', async () => {
    for (const name of names) {
      const { journal, till } = world(name);
      const result = await heldWith().charge(till, { journal });
      const states: unknown[] = [];
      for await (const { state } of journal.states()) states.push(state);
      expect(states).toHaveLength(1);
      expect(JSON.stringify([states, result])).not.toMatch(/paired|secret|let-in/);
    }
  });
});

describe('killed at any step', () => {
  class Killed extends Error {}

  describe.each(names)('at a terminal of %s', (name) => {
    it.each(['pays', 'declines'] as const)(
      'a till continues, and a customer who %s is charged at most once',
      async (customer) => {
        for (let kill = 1; ; kill += 1) {
          const { network, clock, journal } = world(name);
          network.customer = customer;
          const completions = new Map<string, unknown>();
          let steps = 0;
          // Each step of a till can be the last one before what it does, or the last one after it.
          const step = async <Value>(does: () => Promise<Value>): Promise<Value> => {
            steps += 1;
            if (steps >= kill) throw new Killed();
            const value = await does();
            steps += 1;
            if (steps >= kill) throw new Killed();
            return value;
          };
          const program = async () => {
            const fetch = ((...call: Parameters<typeof globalThis.fetch>) =>
              step(() => (network.fetch as typeof globalThis.fetch)(...call))) as unknown as WebFetch;
            const wait = (milliseconds: number) => {
              if (steps >= kill) throw new Killed();
              return clock.wait(milliseconds);
            };
            const till = terminal(FAMILIES[name]()[0], { fetch, clock: { now: clock.now, wait } });
            const stored = {
              storedState: (of: string) => step(() => journal.storedState(of)),
              exchangeState: (...given: Parameters<typeof journal.exchangeState>) =>
                step(() => journal.exchangeState(...given)),
            };
            const result = await heldWith().charge(till, { journal: stored });
            if (result.kind !== 'charged') return result;
            const { body } = result.payment.completion();
            await step(async () => completions.set(JSON.stringify(body), body));
            return result;
          };
          let isKilled = false;
          await program().catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error;
            isKilled = true;
          });
          steps = Number.NEGATIVE_INFINITY;
          if (customer === 'declines' && isKilled) {
            network.customer = 'pays';
            // A charge that was begun before may be declined when it is asked for.
            const first = await program();
            if (first.kind !== 'charged') await program();
          } else if (isKilled) await program();
          expect({ kill, charges: network.charges.length }).toEqual({
            kill,
            charges: customer === 'pays' || isKilled ? 1 : 0,
          });
          expect(completions.size).toBe(network.charges.length);
          if (!isKilled) break;
        }
      },
    );
  });
});
