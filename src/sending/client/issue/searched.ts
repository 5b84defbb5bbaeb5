import type { TransmittedDocument } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { CallOptions } from '../options.js';
import { nextOf } from '../outcomes/next.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { refusedThere } from '../outcomes/refused.js';
import { unknownOf } from '../outcomes/unknown.js';
import { findDocument } from './find.js';
import type { Attempts } from './own-document.js';
import type { DocumentFacts } from './work.js';

/** Searches for a document and returns what the search shows. A failed search shows nothing. */
export async function searched(
  core: Core,
  facts: DocumentFacts,
  attempts: Attempts,
  options: CallOptions | undefined,
): Promise<IssueOutcome> {
  const asked = { expectedUid: facts.uid, step: 'search-first' } as const;
  try {
    const found = await findDocument(core, facts, attempts, options);
    if (found.verdict === 'none') return unknownOf(core, asked, 'not-found-yet');
    if (found.verdict === 'collision') {
      return refusedThere(core, { reason: 'numberTaken', filed: found.record });
    }
    return fromSearch(core, found.record, facts);
  } catch (error) {
    if (!ClientError.isClientError(error)) throw error;
    const { code, message, response } = error;
    return { ...unknownOf(core, asked, 'search-failed', message, response), code };
  }
}

function fromSearch(core: Core, record: TransmittedDocument, facts: DocumentFacts): IssueOutcome {
  const { mark, uid = facts.uid, authenticationCode, pdfUrl } = record;
  if (mark === undefined) {
    if (uid === undefined) return unknownOf(core, { step: 'search-first' }, 'mark-missing');
    return {
      kind: 'queued',
      uid,
      authenticationCode,
      invoiceUrl: pdfUrl,
      statusCode: 'Offline',
      next: nextOf('wait-for-mark', core.locale),
    };
  }
  return {
    kind: 'alreadyIssued',
    mark,
    uid,
    authenticationCode,
    invoiceUrl: pdfUrl,
    from: 'search',
    record,
    statusCode: 'Success',
    next: nextOf('done', core.locale),
  };
}
