import { describe, expect, it } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import {
  cancellationFromJSON,
  memoryNumbering,
  oldInvoicePosPayment,
  openTable,
  RefusedStepError,
  tryStep,
} from '../../../../src/flows/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { session } from '../pos-payment/held.js';
import { espresso, issueDate, ordered, table, tavern } from '../table/tavern.js';

/** What the throwing form throws. */
function thrownBy(step: () => unknown): unknown {
  try {
    step();
  } catch (error) {
    const isOurs = error instanceof RefusedStepError || error instanceof InvalidDocumentError;
    return isOurs ? { ok: false, issues: error.issues } : error;
  }
  throw new Error('The step was taken.');
}

describe('the try variant of a step', () => {
  const facts = { aa: '1', issueDate, lines: [{ ...espresso, quantity: 1 }] };

  it('returns the result of the step', () => {
    const tried = table.try.order(facts);
    expect(tried.ok && tried.value.document).toEqual(table.order(facts).document);
    expect(tryStep(() => openTable({ issuer: tavern })).ok).toBe(true);
  });

  it('returns the issues of a refused step, in the same language', () => {
    const open = ordered(table, '1', { ...espresso, quantity: 1 });
    const lines = [{ description: 'Tea', quantity: 1 }];
    const wrong = { aa: '2', issueDate, lines };
    expect(open.try.cancel(wrong, { locale: el })).toEqual(
      thrownBy(() => open.cancel(wrong, { locale: el })),
    );
    expect(table.try.notIssued(facts as never)).toEqual(thrownBy(() => table.notIssued(facts as never)));
  });

  it('returns the issues of facts with errors', () => {
    const wrong = { ...facts, lines: [{ ...espresso, quantity: 0 }] };
    const tried = table.try.order(wrong);
    expect(tried.issues?.length).toBeGreaterThan(0);
    expect(tried).toEqual(thrownBy(() => table.order(wrong)));
  });

  it('exists for every flow', () => {
    expect(session().try.completion()).toEqual(thrownBy(() => session().completion()));
    const old = oldInvoicePosPayment({ mark: '1', terminalId: '16', posNspId: 2 });
    expect(old.try.completion()).toEqual(thrownBy(() => old.completion()));
    expect(tryStep(() => cancellationFromJSON(7))).toEqual(thrownBy(() => cancellationFromJSON(7)));
  });

  it('waits for an asynchronous step', async () => {
    const numbering = memoryNumbering();
    const tried = await tryStep(() => numbering.reserve({} as never));
    expect(tried.ok).toBe(false);
    expect(tried.issues?.[0]?.rule).toBe('numbering/series');
    const series = { vatNumber: '800123456', branch: 0, invoiceType: '8.6', series: 'OS' } as const;
    const taken = await tryStep(() => numbering.reserve(series));
    expect(taken.ok && taken.value.aa).toBe('1');
  });

  it('throws errors that are not refusals, because they are bugs', async () => {
    const fault = new TypeError('a fault');
    const fails = () => {
      throw fault;
    };
    expect(() => tryStep(fails)).toThrow(fault);
    await expect(tryStep(() => Promise.reject(fault))).rejects.toBe(fault);
  });
});
