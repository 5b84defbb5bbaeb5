import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Changes } from '../../../../src/sandbox/changes.js';
import { liveEvents } from '../../../../src/sandbox/pages/live.js';
import type { Site } from '../../../../src/sandbox/pages/site.js';
import { createSandbox } from '../../../../src/sandbox/sandbox.js';
import { cardReceipt, NOON, orderSlip, receipt, withSandbox } from '../setup.js';

/** The events of a stream, one chunk after the other: names with their data. */
function eventsOf(response: Response) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  return {
    async next(): Promise<Record<string, never>> {
      const { value } = (await reader?.read()) ?? {};
      const events = decoder
        .decode(value)
        .split('\n\n')
        .flatMap((event) => /^event: (\w+)\ndata: (.*)$/.exec(event)?.slice(1) ?? []);
      const named: [string, never][] = [];
      for (let at = 0; at < events.length; at += 2)
        named.push([String(events[at]), JSON.parse(String(events[at + 1])) as never]);
      return Object.fromEntries(named);
    },
    /** Everything until these sections have come, in as many pieces as it takes. */
    async until(...names: string[]): Promise<Record<string, never>> {
      let seen: Record<string, never> = {};
      while (!names.every((name) => name in seen)) seen = { ...seen, ...(await this.next()) };
      return seen;
    },
    close: async () => reader?.cancel(),
  };
}

describe('the events of the live page', () => {
  const at = withSandbox();
  const opened = async () => {
    const response = await at.sandbox.fetch('http://localhost/_sandbox/events');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    return eventsOf(response);
  };

  it('start with every section', async () => {
    await at.issued({ ...receipt('77'), vehicleNumer: 'X' });
    await at.issued(orderSlip);
    await at.issue(cardReceipt(), false);
    at.sandbox.faults.add({ kind: 'slow', probability: 0.5, call: 'createRequest' });
    const events = await opened();
    const first = await events.next();
    await events.close();
    expect(first).toMatchObject({
      clock: { now: '2026-11-20T10:00:00.000Z' },
      documents: { total: 2, lines: [{ type: '8.6' }, { number: 'ΛΑ 77', dropped: 1 }] },
      tables: { total: 1, lines: [{ slips: [{ deadline: '2026-11-21T10:00:00.000Z' }] }] },
      holds: {
        total: 1,
        lines: [
          {
            gross: '30.00',
            signatures: [
              { balance: '10.00', expiresAt: '2026-11-21T10:00:00.000Z' },
              { balance: '20.00', expiresAt: '2026-11-21T10:00:00.000Z' },
            ],
          },
        ],
      },
      calls: { total: 3 },
      faults: [{ id: 1, kind: 'slow', call: 'createRequest', probability: 0.5 }],
      houses: [{ key: 'till-key', credits: '998.00', companies: ['800123456'] }, { key: 'other-key' }],
      names: { '800123456': 'Η Αυλή Μαρκάκη Ε.Ε.' },
    });
  });

  it('continue with only the sections that changed', async () => {
    const events = await opened();
    await events.next();
    await at.issued(receipt());
    const second = await events.until('calls', 'documents', 'houses', 'names', 'today');
    expect(Object.keys(second).sort()).toEqual(['calls', 'documents', 'houses', 'names', 'today']);
    await at.sandbox.advance(1000);
    expect(await events.next()).toEqual({ clock: { now: '2026-11-20T10:00:01.000Z' } });
    at.sandbox.faults.add({ kind: 'empty' });
    expect(Object.keys(await events.next())).toEqual(['faults']);
    await events.close();
  });

  it('name companies as their newest document prints them, or else as they were onboarded', async () => {
    await at.call('POST', '/requests', {
      companyDetails: {
        ...{ legalName: 'Μέλι Α.Ε.', tradeName: 'Το Μέλι', vatNumber: '987654324', taxOffice: '1101' },
        transactionTypes: ['B2B'],
      },
      address: { city: 'Αθήνα', streetAddress: 'Ερμού 1', postalCode: '10563' },
      contactInfo: { email: 'info@meli.example', phone: '2101234567' },
      administrator: { fullName: 'Νίκος Νίκου', vatNumber: '090000045' },
    });
    const named = (aa: string, name: string) => ({
      ...receipt(aa),
      providerAdditionalInvoiceDetails: { ...receipt().providerAdditionalInvoiceDetails, issuer: { name } },
    });
    await at.issued(named('1', 'Παλιό'));
    await at.issued(named('2', 'Νέο'));
    await at.issued(named('3', ' '));
    const events = await opened();
    expect((await events.next())['names']).toEqual({ '987654324': 'Το Μέλι', '800123456': 'Νέο' });
    await events.close();
  });

  it('include the errors of calls, even in an unknown form', async () => {
    await at.issue(receipt());
    await at.issue(receipt());
    at.sandbox.faults.add({ kind: 'answer', status: 200, body: '{"response":[null,{"errors":5}]}' });
    await at.issue(receipt());
    await at.get('/requests/none');
    const events = await opened();
    const { calls } = (await events.next()) as unknown as { calls: { lines: { errors: string[] }[] } };
    await events.close();
    expect(calls.lines.map(({ errors }) => errors)).toEqual([['NOT_FOUND'], [], ['228'], []]);
  });
});

describe('a stream of events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A site of which only the time changes, and the number of those who watch it. */
  async function open(gone = new AbortController()) {
    const sandbox = await createSandbox({ clock: { now: () => new Date(NOON) } });
    const changes = new Changes();
    let now = 0;
    const world = {
      at: () => String(now),
      now: () => new Date(NOON),
      state: EMPTY,
      documents: EMPTY.documents,
      house: () => ({ credits: 0 }),
    };
    const site = {
      world,
      keys: [],
      faults: sandbox.faults,
      terminals: sandbox.terminals,
      journal: { entries: [] },
      changes,
    } as unknown as Site;
    const asked = { signal: gone.signal } as Parameters<typeof liveEvents>[1];
    const response = await liveEvents(site, asked);
    const change = () => {
      now += 1;
      changes.tell();
    };
    return { response, changes, change, gone };
  }

  const none = { size: 0, all: () => [][Symbol.iterator](), openSlips: () => [] };
  const EMPTY = {
    documents: none,
    holds: none,
    requests: none,
    deliveries: none,
    endpoints: none,
    clients: none,
    terminalCharges: none,
  };

  it('ends with its reader, and leaves no subscription behind', async () => {
    const { response, changes } = await open();
    expect(changes.watchers).toBe(1);
    await response.body?.cancel();
    expect(changes.watchers).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends with its connection', async () => {
    const { response, changes, change, gone } = await open();
    change();
    gone.abort();
    expect(changes.watchers).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    expect((await reader?.read())?.done).toBe(true);
  });

  it('leaves no subscription behind if its connection ended before it began', async () => {
    const gone = new AbortController();
    gone.abort();
    const { changes } = await open(gone);
    expect(changes.watchers).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('groups changes, and sends a slow reader only the latest state', async () => {
    const { response, change } = await open();
    for (let count = 0; count < 100; count += 1) {
      change();
      vi.advanceTimersByTime(1000);
    }
    const events = eventsOf(response);
    expect(await events.next()).toMatchObject({ clock: { now: '0' } });
    const second = events.next();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toEqual({ clock: { now: '100' } });
    await events.close();
  });

  it('sends a line from time to time, whatever the clock of the sandbox does', async () => {
    const { response } = await open();
    const reader = response.body?.getReader();
    await reader?.read();
    const line = reader?.read();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(new TextDecoder().decode((await line)?.value)).toBe(': still here\n\n');
    await reader?.cancel();
  });
});
