import { describe, expectTypeOf, it } from 'vitest';
import {
  type Issued,
  type PdfOptions,
  type PrinterJob,
  type PrinterOptions,
  type RenderOptions,
  renderDocument,
  toPdf,
  toPrinter,
} from '../../src/print/index.js';
import type {
  AlreadyIssued,
  Held,
  Issued as IssuedOutcome,
  IssueOutcome,
  Queued,
  Refused,
  Unknown,
} from '../../src/sending/client/index.js';

declare const outcome: IssueOutcome;
declare const held: Held;
declare const refused: Refused;
declare const unknown: Unknown;

describe('a printer', () => {
  it('is a model of the list, and its job has bytes and letters', () => {
    expectTypeOf(toPrinter({}, { printer: 'star-mpop' })).resolves.toEqualTypeOf<PrinterJob>();
    // @ts-expect-error no such model
    void toPrinter({}, { printer: 'star-mpob' });
    // @ts-expect-error
    void toPrinter({}, { codePage: 850 });
    // @ts-expect-error pages have no drawer
    renderDocument({}, { drawer: 'before' });
    expectTypeOf<PrinterOptions['issued']>().toEqualTypeOf<Issued | undefined>();
  });
});

describe('the answer on a page', () => {
  it('is an outcome that is issued, already issued or queued', () => {
    expectTypeOf<IssuedOutcome | AlreadyIssued | Queued>().toExtend<Issued>();
    expectTypeOf<Held>().not.toExtend<Issued>();
    expectTypeOf<Refused>().not.toExtend<Issued>();
    expectTypeOf<Unknown>().not.toExtend<Issued>();
    expectTypeOf<RenderOptions['issued']>().toEqualTypeOf<Issued | undefined>();
    expectTypeOf<PdfOptions['issued']>().toEqualTypeOf<Issued | undefined>();
  });

  it('is not any other outcome, nor an outcome that nobody looked at', () => {
    // @ts-expect-error a held document is not issued
    renderDocument({}, { issued: held });
    // @ts-expect-error
    void toPdf({}, { issued: held });
    // @ts-expect-error
    void toPrinter({}, { issued: held });
    // @ts-expect-error a refused document is not issued
    renderDocument({}, { issued: refused });
    // @ts-expect-error an unknown document may not be issued
    renderDocument({}, { issued: unknown });
    // @ts-expect-error
    renderDocument({}, { issued: outcome });
    if (outcome.kind === 'issued' || outcome.kind === 'queued') renderDocument({}, { issued: outcome });
  });

  it('is not an answer without a MARK and without a status', () => {
    // @ts-expect-error
    renderDocument({}, { issued: { response: [] } });
    // @ts-expect-error
    renderDocument({}, { issued: { kind: 'unknown' } });
    // @ts-expect-error
    renderDocument({}, { issued: { statusCode: 'ValidationError' } });
    renderDocument({}, { issued: { mark: '400001234567890' } });
    renderDocument({}, { issued: { statusCode: 'Offline', uid: 'A3F0' } });
  });

  it('is not needed for a draft', () => {
    renderDocument({}, { draft: true });
  });

  it('may be an outcome that is not issued on a draft, and on a draft only', () => {
    renderDocument({}, { issued: held, draft: true, format: 'roll80' });
    renderDocument({}, { issued: refused, draft: true });
    void toPdf({}, { issued: unknown, draft: true });
    void toPrinter({}, { issued: held, draft: true, width: 58 });
    if (outcome.kind === 'held' || outcome.kind === 'unknown') {
      renderDocument({}, { issued: outcome, draft: true });
    }
    // @ts-expect-error it is no draft
    renderDocument({}, { issued: held, draft: false });
    // @ts-expect-error an unknown option
    renderDocument({}, { issued: held, draft: true, widht: 58 });
  });
});
