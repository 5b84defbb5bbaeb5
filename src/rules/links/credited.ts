import type { MemberPath } from '../../types/index.js';
import { connectedLinks, correlatedLinks, type Link, linkedIn } from '../across/links.js';
import { NUMBER_PATHS } from '../across/number.js';
import { type DocumentGroup, type Sharing, sharing } from '../across/sharing.js';
import { oncePerRelated } from '../engine/once.js';
import type { RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { fitsCorrelated, fitsRetailCredit } from './linked-type.js';
import { currencyOf } from './same-currency.js';

/** The members that `creditedBy` reads, for the `paths` of a rule. */
export const CREDITED_PATHS: readonly MemberPath[] = [
  ...NUMBER_PATHS,
  'invoiceHeader.correlatedInvoices',
  'invoiceHeader.multipleConnectedMarks',
  'invoiceHeader.multipleConnectedUids',
  'invoiceHeader.currency',
];

/** Credits of the same documents, and these documents. All of these credits share one object. */
export interface Credited {
  readonly originals: readonly DocumentView[];
  readonly credits: DocumentGroup;
}

const invoiceCredits = sharing(['5.1'], correlatedLinks);
const retailCredits = sharing(['11.4'], connectedLinks);

/**
 * The documents credited by a credit and by the others of the same documents, or `undefined` if they are not all known.
 */
export const creditedBy = oncePerRelated((document, { related }): Credited | undefined => {
  const type = document.invoiceHeader.invoiceType;
  const [credits, linksOf, fits]: [
    Sharing,
    (credit: DocumentView) => Link[],
    (each: DocumentView) => boolean,
  ] =
    type === '5.1'
      ? [invoiceCredits, correlatedLinks, (each) => fitsCorrelated('5.1', each)]
      : // A credit that lists slips closes them. Other rules compare it with the orders.
        [
          retailCredits,
          connectedLinks,
          (each) => fitsRetailCredit(each) && each.invoiceHeader.invoiceType !== '8.6',
        ];
  const group = credits.groupOf(document, related);
  if (!known.has(group)) known.set(group, creditedByAll(group, linksOf, fits, related));
  return known.get(group);
});

const known = new WeakMap<DocumentGroup, Credited | undefined>();

function creditedByAll(
  credits: DocumentGroup,
  linksOf: (credit: DocumentView) => Link[],
  fits: (each: DocumentView) => boolean,
  related: RelatedDocuments,
): Credited | undefined {
  const links = credits.flatMap(linksOf);
  const originals = [...new Set(linkedIn(links, related).map(({ document: { view } }) => view))];
  const { byLink } = related;
  if (links.length === 0 || !links.every(({ text }) => byLink.has(text)) || !originals.every(fits))
    return undefined;
  const currencies = new Set([...originals, ...credits].map(currencyOf));
  return currencies.size === 1 ? { originals, credits } : undefined;
}
