import { Findings } from '../rules/engine/findings.js';
import { factsRule } from '../rules/facts/index.js';
import { validate } from '../rules/validate.js';
import type { ValidateOptions } from '../rules/validate-options.js';
import type { Document, Issue, Report } from '../types/index.js';
import { checkHead } from './check-head.js';
import { type GiveFacts, makeDocument } from './make-document.js';
import { Reading } from './read/reading.js';

/** What building may be told besides the facts: what `validate` is told, but for the other documents. */
export type BuildOptions = Omit<ValidateOptions, 'related'>;

/**
 * What `checkDocument` returns. Issues of facts have paths into the facts, issues of the document into the document.
 * When the facts themselves have errors there is no document; rules then judge its parties and header as far as they can
 * be read, with paths into the facts, and `skipped` says what they could not judge.
 */
export type CheckedDocument =
  | {
      readonly ok: true;
      readonly document: Document;
      readonly issues: Issue[];
      readonly skipped: Report['skipped'];
    }
  | {
      readonly ok: false;
      readonly document?: Document;
      readonly issues: Issue[];
      readonly skipped: Report['skipped'];
    };

/**
 * Makes a document from facts and checks it with every rule. Takes anything and never throws.
 *
 * @example
 * const { ok, document, issues } = checkDocument(JSON.parse(text), { locale: 'el', now: new Date() });
 */
export function checkDocument(facts: unknown, options?: BuildOptions): CheckedDocument {
  return checkGiven(() => facts, options);
}

/** The same for facts that come together while they are read: those of a builder. */
export function checkGiven(give: GiveFacts, options?: BuildOptions): CheckedDocument {
  return checkMade((reading) => makeDocument(reading, give), options);
}

/** The same for a document that is made in another way, and beside the documents that it follows. */
export function checkMade(
  make: (reading: Reading) => Document | undefined,
  options?: ValidateOptions,
): CheckedDocument {
  const reading = new Reading();
  const document = make(reading);
  if (document === undefined) {
    const head = checkHead(reading, options);
    return { ok: false, issues: [...issuesOf(reading, options), ...head.issues], skipped: head.skipped };
  }
  const { ok, issues, skipped } = validate(document, options);
  return { ok, document, issues, skipped };
}

function issuesOf({ troubles }: Reading, options: BuildOptions | undefined): Issue[] {
  // A shop may weigh rules of documents as it likes; facts that cannot be read cannot be wished away.
  const findings = new Findings(options?.locale === 'el' ? 'el' : 'en', undefined);
  for (const { rule, path, params, fix } of troubles) findings.add(factsRule(rule), path, params, fix);
  return findings.issues;
}
