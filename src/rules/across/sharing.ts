import type { InvoiceType } from '../../codes/index.js';
import type { Beside } from '../engine/beside.js';
import type { DocumentView } from '../engine/rule.js';
import { keyOf, type Link } from './links.js';
import { numberOf } from './number.js';

/** Documents beside that name the same documents as one. It is never among them itself, and none is there twice. */
export interface Sharing {
  /** Those that name one of the same documents, directly or by way of others of them. */
  readonly whole: (document: DocumentView, beside: Beside) => readonly DocumentView[];
  /** The first that names one certain document. */
  readonly naming: (link: string, document: DocumentView, beside: Beside) => DocumentView | undefined;
}

/**
 * Makes the look-up of documents of some types that share what they name: closings of one table's slips, credits of one
 * invoice, invoices of one note. A document may stand beside itself: one number is one document.
 */
export function sharing(
  types: readonly InvoiceType[],
  linksOf: (document: DocumentView) => readonly Link[],
): Sharing {
  const indexes = new WeakMap<Beside, ReadonlyMap<string, readonly DocumentView[]>>();
  const keysOf = (document: DocumentView, beside: Beside): string[] =>
    linksOf(document).map(({ text }) => keyOf(text, beside));
  const indexOf = (beside: Beside): ReadonlyMap<string, readonly DocumentView[]> => {
    const known = indexes.get(beside);
    if (known !== undefined) return known;
    const index = new Map<string, DocumentView[]>();
    for (const { view } of beside.documents) {
      if (!types.includes(view.invoiceHeader.invoiceType)) continue;
      for (const key of new Set(keysOf(view, beside))) {
        const naming = index.get(key);
        if (naming === undefined) index.set(key, [view]);
        else naming.push(view);
      }
    }
    indexes.set(beside, index);
    return index;
  };
  const whole: Sharing['whole'] = (document, beside) => {
    const index = indexOf(beside);
    if (index.size === 0) return [];
    const met = new Set([numberOf(document)]);
    const asked = new Set<string>();
    const found: DocumentView[] = [];
    for (const each of walk(document, found)) {
      for (const key of keysOf(each, beside)) {
        if (asked.has(key)) continue;
        asked.add(key);
        found.push(...unmet(index.get(key), met));
      }
    }
    return found;
  };
  const naming: Sharing['naming'] = (link, document, beside) => {
    const number = numberOf(document);
    return indexOf(beside)
      .get(keyOf(link, beside))
      ?.find((each) => numberOf(each) !== number);
  };
  return { whole, naming };
}

/** The documents whose numbers are new; these are then met. */
function unmet(documents: readonly DocumentView[] = [], met: Set<string>): DocumentView[] {
  return documents.filter((each) => {
    const number = numberOf(each);
    if (met.has(number)) return false;
    met.add(number);
    return true;
  });
}

/** The document, then what is found while it goes on. */
function* walk(document: DocumentView, found: readonly DocumentView[]): Iterable<DocumentView> {
  yield document;
  for (let index = 0; index < found.length; index += 1) yield found[index] as DocumentView;
}
