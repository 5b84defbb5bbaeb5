import { describe, expectTypeOf, it } from 'vitest';
import type { Client } from '../../../src/sending/client/index.js';
import type { CreateOutcome } from '../../../src/sending/client/onboarding/outcome.js';
import type { CancelOutcome } from '../../../src/sending/client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../../../src/sending/client/outcomes/outcome.js';

declare const client: Client;
declare const created: CreateOutcome;
declare const outcome: IssueOutcome;
declare const cancelled: CancelOutcome;

describe('outcomes', () => {
  it('are distinguished by their kind', () => {
    expectTypeOf(outcome.kind).toEqualTypeOf<
      'issued' | 'held' | 'queued' | 'refused' | 'alreadyIssued' | 'unknown'
    >();
    expectTypeOf(cancelled.kind).toEqualTypeOf<'cancelled' | 'alreadyCancelled' | 'refused' | 'unknown'>();
  });

  it('have a MARK, as text, only if the document is filed', () => {
    if (outcome.kind === 'issued' || outcome.kind === 'alreadyIssued') {
      expectTypeOf(outcome.mark).toEqualTypeOf<string>();
    }
    if (outcome.kind === 'queued') {
      expectTypeOf(outcome.uid).toEqualTypeOf<string>();
      // @ts-expect-error a queued document has no MARK yet
      outcome.mark;
    }
    if (outcome.kind === 'refused') expectTypeOf(outcome.foreseenBy).toEqualTypeOf<readonly string[]>();
    // @ts-expect-error an unknown document has no known MARK
    if (outcome.kind === 'unknown') outcome.mark;
    if (cancelled.kind === 'cancelled') expectTypeOf(cancelled.cancellationMark).toEqualTypeOf<string>();
  });

  it('have the id of a request that was created', () => {
    if (created.kind === 'created') expectTypeOf(created.request.requestId).toEqualTypeOf<string>();
  });

  it('are returned by the calls that issue, complete and cancel', () => {
    expectTypeOf(client.issue).returns.resolves.toEqualTypeOf<IssueOutcome>();
    expectTypeOf(client.completePosPayment).returns.resolves.toEqualTypeOf<IssueOutcome>();
    expectTypeOf(client.completeOldInvoice).returns.resolves.toEqualTypeOf<IssueOutcome>();
    expectTypeOf(client.cancelNote).returns.resolves.toEqualTypeOf<CancelOutcome>();
  });
});

describe('calls', () => {
  it('that issue take no maxRetries: a fiscal call is never repeated blindly', () => {
    // @ts-expect-error
    client.issue({}, { maxRetries: 1 });
    client.creditsBalance({ maxRetries: 1 });
  });
});
