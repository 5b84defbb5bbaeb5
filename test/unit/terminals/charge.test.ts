import { describe, expect, it } from 'vitest';
import { terminal } from '../../../src/sending/terminals/index.js';
import type { WebFetch } from '../../../src/types/web.js';
import { FAMILIES, heldWith, receiptOf, world } from './till.js';

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
