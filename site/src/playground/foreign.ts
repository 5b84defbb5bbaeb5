import { type Document, type Locale, validate } from 'parastatiko';
import { explainAuthorityError } from 'parastatiko/explain';
import { fromRegistryXml, fromResponseXml, isRegistryXmlError } from 'parastatiko/registry';
import type { Checked } from './check.js';
import { entriesIn, entriesOf, type Foreign, type StatedEntry, type StatedError } from './recognized.js';

/** An error of an answer with what it means. */
export interface ExplainedError extends StatedError {
  /** Undefined if neither its code nor its text is known. */
  readonly known?: {
    readonly what: string;
    readonly todo: string;
    readonly rules: readonly string[];
    /** The page of the site, if it has one. */
    readonly page?: string;
  };
}

export interface ExplainedEntry extends Omit<StatedEntry, 'errors'> {
  readonly errors: readonly ExplainedError[];
}

/** What was found in a text that is neither facts nor a payload. */
export interface Explained {
  readonly entries: readonly ExplainedEntry[];
  /** Why XML could not be read. */
  readonly unreadable?: string;
}

interface Given {
  readonly text: string;
  readonly now: Date;
  readonly locale: Locale | undefined;
}

/** Checks XML of the authority, and explains an answer. */
export function checkForeign(kind: Foreign, given: Given): Checked {
  if (kind === 'answer') return explained(entriesIn(given.text), given.locale);
  try {
    return /<(?:\w+:)?ResponseDoc\b|&lt;ResponseDoc\b/.test(given.text)
      ? explained(entriesOf(fromResponseXml(given.text)), given.locale)
      : checkXml(given);
  } catch (error) {
    if (!isRegistryXmlError(error)) throw error;
    return { ...nothing, kind: 'xml', ok: false, explained: { entries: [], unreadable: error.message } };
  }
}

const nothing = { issues: [], documents: [], skipped: [] };

/** The XML has no members for print, and of a terminal only its id, so nothing is said about what is missing. */
function checkXml({ text, now, locale }: Given): Checked {
  const read = fromRegistryXml(text);
  const documents = read.flatMap(({ document }) =>
    document === undefined ? [] : [document as unknown as Document],
  );
  const issues = documents.flatMap((document, index) =>
    validate(document, { now, locale }).issues.flatMap(({ params: _, ...issue }) =>
      issue.path[0] === 'providerAdditionalInvoiceDetails' ||
      issue.rule.startsWith('print/') ||
      issue.rule === 'pos/half-terminal'
        ? []
        : [
            {
              ...issue,
              path: documents.length > 1 ? [index, ...issue.path] : issue.path,
              at: [],
              isInBuilt: true,
            },
          ],
    ),
  );
  const entries = read.map(({ registration }) => entryOf(registration));
  return {
    kind: 'xml',
    ok: issues.every(({ severity }) => severity !== 'error'),
    issues,
    documents,
    skipped: [],
    explained: { entries },
  };
}

const entryOf = ({ mark, uid }: { readonly mark?: unknown; readonly uid?: unknown }): ExplainedEntry => ({
  ...(mark !== undefined && { mark: String(mark) }),
  ...(uid !== undefined && { uid: String(uid) }),
  errors: [],
});

function explained(entries: readonly StatedEntry[], locale: Locale | undefined): Checked {
  const all = entries.map((entry) => ({
    ...entry,
    errors: entry.errors.map((error) => withMeaning(error, locale)),
  }));
  const ok = all.every(({ errors }) => errors.length === 0);
  return { ...nothing, kind: 'answer', ok, explained: { entries: all } };
}

function withMeaning(error: StatedError, locale: Locale | undefined): ExplainedError {
  const found = explainAuthorityError(error.code, error.text, locale);
  if (found === undefined) return error;
  const { what, todo, rules } = found;
  return {
    ...error,
    known: { what, todo, rules, ...('code' in found && /^\d+$/.test(found.code) && { page: found.code }) },
  };
}
