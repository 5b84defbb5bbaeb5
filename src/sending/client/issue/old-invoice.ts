import { readOptions } from '../../../reading/options.js';
import type {
  OldInvoiceCompletionQuery,
  OldInvoiceRequest,
  OldInvoiceSignatureQuery,
  PosSignature,
} from '../../../types/index.js';
import { readWhole } from '../../service/answers/read-answer.js';
import { posSignatureShape } from '../../service/generated/answer-shapes.js';
import {
  askSignatureForOldInvoice as askCall,
  completionAskSignatureForOldInvoice as completeCall,
} from '../../service/generated/calls.js';
import { readCode, readMark, readText } from '../calls/read-query.js';
import type { Core } from '../core.js';
import type { CallOptions, OldInvoiceOptions } from '../generated/call-options.js';
import { attemptHeld } from '../journal/attempt-held.js';
import { guarded } from '../journal/guarded.js';
import type { JournalRequest } from '../journal/rows.js';
import { nextOf } from '../outcomes/next.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readIssueOutcome } from '../outcomes/read-outcome.js';
import { notLookedAt, unknownOf } from '../outcomes/unknown.js';
import { readCallOptions } from '../read-options.js';
import { ask } from '../transport/ask.js';
import { unreadableError } from '../transport/failure.js';
import { prepare } from '../transport/request.js';
import { recordBeside, recordOf, standingOf, wasNotLookedAt, withJournalError } from './record.js';
import { saysUsed } from './says-used.js';

/** Requests the signature for paying an older document. A signature that is never charged has no effect. */
export async function askSignatureForOldInvoice(
  core: Core,
  request: OldInvoiceRequest<OldInvoiceSignatureQuery>,
  options?: CallOptions,
): Promise<PosSignature> {
  const { query, body }: Partial<OldInvoiceRequest<OldInvoiceSignatureQuery>> = Object(request);
  const { terminalId, posNspId } = readOptions<OldInvoiceSignatureQuery>(
    query,
    askCall.query,
    core.locale,
    'query',
  );
  const values = {
    query: {
      terminalId: readText(core, 'terminalId', terminalId),
      posNspId: readCode(core, 'posNspId', posNspId),
    },
    // Only the MARK, with all its digits, as a JSON number.
    json: readMark(core, 'body', body),
  };
  const { json, response } = await ask(core, askCall, values, options);
  const signature = readWhole(posSignatureShape, json);
  if (signature === undefined) throw unreadableError(core, response, 'no-signature');
  return signature;
}

/** Completes the payment of an older document. No search can show the result, so a lost answer stays unknown. */
export async function completeOldInvoice(
  core: Core,
  given: OldInvoiceRequest<OldInvoiceCompletionQuery>,
  options: OldInvoiceOptions = {},
): Promise<IssueOutcome> {
  const request = readRequest(core, given);
  const callOptions = readCallOptions(core, options);
  const { signatureToken, transactionId } = request.query;
  const name = {
    operation: 'complete-old-invoice',
    key: JSON.stringify([request.body, signatureToken, transactionId]),
  } as const;
  const asked = { step: 'ask-the-terminal' } as const;
  return guarded(
    core,
    { name, request, states: options.states, what: `MARK ${request.body}`, timeout: callOptions.timeout },
    async (row) => {
      const { before } = row;
      const end = async (outcome: IssueOutcome, result = recordOf(outcome)): Promise<IssueOutcome> => {
        const states = () => options.statesAfter?.(outcome);
        return withJournalError(outcome, await row.end(standingOf(outcome), result, states));
      };
      if (before?.standing === 'issued') {
        const { mark = request.body } = before.result ?? {};
        const next = nextOf('done', core.locale);
        return end({ kind: 'alreadyIssued', mark, from: 'journal', statusCode: 'Success', next });
      }
      const isUnknown = before?.standing === 'unknown' || before?.standing === 'sending';
      if (isUnknown && options.again !== true) {
        const unknown = unknownOf(core, asked, 'not-provable');
        return end(unknown, recordBeside(unknown, before));
      }
      if (before !== undefined) await row.begin(request, false, options.states);
      const prepared = prepare(core, completeCall, { query: request.query, json: request.body }, callOptions);
      const standing = isUnknown ? 'unknown' : 'not-sent';
      const answer = await attemptHeld(core, row, prepared, request, standing);
      const read = await readIssueOutcome(core, answer, asked);
      if (read.kind !== 'refused') return end(read);
      if (saysUsed(read)) {
        // The network may have delivered it twice, and the service may have accepted the other copy.
        const detail = read.errors.map(({ message }) => message).join(' ');
        return end(unknownOf(core, asked, 'signature-used', detail, read.response));
      }
      // A person found twice that no copy arrived, and the service took none.
      const isCertain = !isUnknown || (wasNotLookedAt(before) && read.reason !== 'rateLimited');
      return end(isCertain ? read : notLookedAt(core, asked, read));
    },
  );
}

function readRequest(core: Core, given: OldInvoiceRequest<OldInvoiceCompletionQuery>): JournalRequest {
  const { query, body }: Partial<OldInvoiceRequest<OldInvoiceCompletionQuery>> = Object(given);
  const read = readOptions<OldInvoiceCompletionQuery>(query, completeCall.query, core.locale, 'query');
  const { signatureToken, transactionId, paymentAmount, tipAmount, paymentType } = read;
  const mark = readMark(core, 'body', body);
  return {
    call: completeCall.name,
    query: {
      signatureToken: readText(core, 'signatureToken', signatureToken),
      transactionId: readText(core, 'transactionId', transactionId),
      paymentAmount: readText(core, 'paymentAmount', paymentAmount),
      ...(tipAmount !== undefined && { tipAmount: readText(core, 'tipAmount', tipAmount) }),
      paymentType: readCode(core, 'paymentType', paymentType),
    },
    body: mark,
    about: { mark },
  };
}
