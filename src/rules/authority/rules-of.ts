import type { Rule } from '../engine/rule.js';
import { allRules } from '../registry.js';

/** Rules that prevent an error besides those that name it: a rule names one error, and may prevent several. */
const also: Readonly<Record<string, readonly string[]>> = {
  208: ['totals/gross', 'totals/net-sum', 'totals/vat-sum'],
  218: ['lines/vat-category-of-type', 'lines/vat-not-zero'],
  221: ['classification/side-of-detail-type'],
  228: ['batch/number-repeated', 'batch/invoice-and-delivery-note'],
  233: ['batch/number-repeated', 'batch/invoice-and-delivery-note'],
  253: ['header/issue-date-past', 'header/issue-date-future', 'movement/issue-date-past'],
  263: ['header/variation-type'],
  264: ['header/variation-type'],
  267: ['header/tax-free-on-channel'],
  274: [
    'movement/member-missing',
    'movement/receiving-purpose-missing',
    'order/table-missing',
    'links/correlated-missing',
  ],
  276: ['shape/too-short', 'shape/too-long'],
  282: ['shape/negative'],
  287: ['parties/counterpart-not-in-union', 'parties/counterpart-in-union'],
  288: ['header/issue-date-past', 'header/transmission-failure-of-others'],
  304: ['classification/missing'],
  307: ['classification/type-not-allowed', 'classification/type-forbidden', 'classification/type-missing'],
  322: ['links/correlated-type-unfit'],
  338: ['classification/side-of-detail-type'],
  341: ['shape/type-not-on-channel'],
};

/** Errors of the provider, which come before the document reaches the authority. */
const ofProvider: Readonly<Record<string, readonly [string, ...string[]]>> = {
  451: ['payments/not-gross', 'payments/above-gross'],
  620: ['movement/receiving-purpose-missing', 'movement/receiving-purpose-on-type'],
  621: ['movement/receiving-title-missing', 'movement/receiving-title-alone'],
  622: ['movement/tracking-not-moving'],
  623: ['movement/tracking-not-moving'],
};

/** Whether a code is one of the provider. */
export const isOfProvider = (code: string): boolean => Object.hasOwn(ofProvider, code);

let byId: ReadonlyMap<string, Rule> | undefined;

/** The rules about documents that prevent an error, in the order of the registry. */
export function rulesOf(code: string): readonly Rule[] {
  const more = also[code] ?? ofProvider[code] ?? [];
  // What came back is a document: rules about the facts it was built from are no help.
  return allRules.filter(
    ({ layer, authorityCode, id }) =>
      layer !== 'facts' && (String(authorityCode) === code || more.includes(id)),
  );
}

/** The rules with these ids. */
export function rulesWith(ids: readonly string[]): readonly Rule[] {
  byId ??= new Map(allRules.map((rule) => [rule.id, rule]));
  const known = byId;
  return ids.flatMap((id) => known.get(id) ?? []);
}
