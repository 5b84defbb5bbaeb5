import {
  type DocumentNumber,
  type DocumentToIssue,
  type IssueOutcome,
  numberIn,
  readJson,
} from '../client/inside.js';
import { keyOf, type RowName } from '../client/journal/inside.js';
import { ended, refuse } from './ending.js';
import type { Job } from './job.js';
import { attemptsFor, errorFor } from './refused.js';
import { type Trouble, troubleIn, troubleOf } from './trouble.js';

/** What happened to one attempt: an outcome, an error about the document, or something to wait for. */
type Tried = { readonly outcome: IssueOutcome } | { readonly error: unknown } | { readonly trouble: Trouble };

export async function issueJob(job: Job, payload: unknown): Promise<void> {
  const { facts, skipSignature, ...given } = read(payload);
  const enqueued = facts ?? given.document;
  job.document = numberIn(given.document) ?? numberInFacts(facts);
  const { attempts, max_attempts: most } = job.job;
  if (attempts >= most) await refuse(job, attemptsFor(enqueued));
  const built = facts === undefined ? given : await builtFrom(job, facts);
  if ('error' in built) return refuse(job, errorFor(built.error, enqueued));
  const { document } = built;
  const number = numberIn(document);
  job.document = number;
  for (let attempt = 1; ; attempt += 1) {
    const tried = await attempted(job, document, skipSignature, attempt);
    if ('trouble' in tried) await job.wait(tried.trouble, attempt);
    else if ('error' in tried) return refuse(job, errorFor(tried.error, document));
    else {
      const name: RowName | undefined = number && { operation: 'issue', key: keyOf(number) };
      return ended(job, name, document, tried.outcome);
    }
  }
}

/** The number that facts state, so that a refusal is kept under it. */
function numberInFacts(facts: unknown): DocumentNumber | undefined {
  const {
    issuer,
    type: invoiceType,
    series,
    aa,
    issueDate,
  } = Object(facts) as Readonly<Record<string, unknown>>;
  return numberIn({ issuer, invoiceHeader: { invoiceType, series, aa: String(aa ?? ''), issueDate } });
}

async function attempted(
  job: Job,
  document: unknown,
  skipSignature: boolean | undefined,
  attempt: number,
): Promise<Tried> {
  const { client, statesAfter } = job.shared.settings;
  try {
    const outcome = await client.issue(document as DocumentToIssue, {
      skipSignature,
      ...(statesAfter !== undefined && { statesAfter: (each) => statesAfter(document, each) }),
    });
    const trouble = troubleIn(outcome, attempt);
    return trouble === undefined ? { outcome } : { trouble };
  } catch (error) {
    const trouble = troubleOf(error);
    return trouble === undefined ? { error } : { trouble };
  }
}

/** The document of facts; builders are loaded when they are first needed. */
async function builtFrom(
  job: Job,
  facts: unknown,
): Promise<{ readonly document: unknown } | { readonly error: unknown }> {
  const { buildUnknown } = await import('../../builders/build-document.js');
  try {
    return { document: buildUnknown(facts, { locale: job.shared.settings.locale }) };
  } catch (error) {
    return { error };
  }
}

/** The payload: a document as an object, as other languages write it, or as JSON; or the facts of one. */
function read(payload: unknown): {
  readonly document: unknown;
  readonly facts: unknown;
  readonly skipSignature: boolean | undefined;
} {
  const { document, facts, skipSignature } = Object(payload) as Readonly<Record<string, unknown>>;
  return {
    document: typeof document === 'string' ? readJson(document)?.value : document,
    facts,
    skipSignature: typeof skipSignature === 'boolean' ? skipSignature : undefined,
  };
}
