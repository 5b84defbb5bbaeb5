import { describe, expect, it } from 'vitest';
import { readForm } from '../../../src/reading/options.js';
import { uidOf } from '../../../src/registry/uid/uid.js';
import { Faults } from '../../../src/sandbox/faults/faults.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import { replicate } from '../../../src/sending/client/journal/replicate.js';
import { openTelemetry } from '../../../src/sending/opentelemetry/index.js';
import { factsOf } from '../../../src/testing/arbitraries/facts.js';
import { requestOf } from '../../../src/testing/arbitraries/requests.js';
import { journalContract } from '../../../src/testing/journal/contract.js';

const faults = () => new Faults({ next: () => 0 } as never, () => undefined);
const any = (value: unknown): never => value as never;

describe('an option with a value of the wrong kind', () => {
  it.each<[string, string, () => unknown]>([
    ['keep', "'unsettled'", () => memoryJournal(any({ keep: 'everything' }))],
    ['numbering', 'memoryNumbering()', () => memoryJournal(any({ numbering: {} }))],
    ['tracer', "trace.getTracer('shop')", () => openTelemetry(any({ tracer: 'shop' }))],
    ['meter', "metrics.getMeter('shop')", () => openTelemetry(any({ meter: null }))],
    ['signal', 'AbortSignal.timeout(60_000)', () => replicate(any({}), any({}), any({ signal: 5 }))],
    ['crypto', 'globalThis.crypto', () => uidOf(any({}), any({ crypto: {} }))],
    ['ownClock', 'true', () => journalContract(memoryJournal, any({ ownClock: 'yes' }))],
    ['issueDate', "'2026-11-20'", () => factsOf('11.1', any({ issueDate: '20/11/2026' }))],
    ['atMost', '4', () => requestOf('11.1', any({ atMost: 0 }))],
    ['fault.kind', "'reset-after'", () => faults().add(any(undefined))],
    ['fault.call', "'SendInvoices'", () => faults().add(any({ kind: 'slow', call: 'SendInvoice' }))],
    ['fault.times', '1', () => faults().add(any({ kind: 'slow', times: '2' }))],
    ['fault.probability', '0.5', () => faults().add(any({ kind: 'slow', probability: 2 }))],
    ['fault.status', '503', () => faults().add(any({ kind: 'answer', status: '503' }))],
    ['fault.headers', "{ 'Retry-After': '5' }", () => faults().add(any({ kind: 'slow', headers: { a: 5 } }))],
  ])('is refused with an example: %s', async (option, example, call) => {
    const refusal = async () => await call();
    await expect(refusal()).rejects.toMatchObject({
      code: 'options/invalid',
      option,
      message: `The option ${option} is missing or invalid. Give a value such as ${example}.`,
    });
  });

  it('is accepted where it has a meaning: a fault of every call', () => {
    const { left } = faults().add({ kind: 'slow', times: Number.POSITIVE_INFINITY, milliseconds: 0 });
    expect(left).toBe(Number.POSITIVE_INFINITY);
  });

  it('is refused in the words of its function, with the value', () => {
    const refused: unknown[] = [];
    const form = { day: [() => false, 'date'], name: [() => true, 'text', 'required'], more: true } as const;
    readForm(any({ day: 5, more: 7 }), any(form), (...of) => void refused.push(of));
    expect(refused).toEqual([
      ['day', 'date', 5],
      ['name', 'text', undefined],
    ]);
  });
});
