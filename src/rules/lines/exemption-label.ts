import { exemptionLabels } from '../../codes/generated/code-facts.js';
import { rule } from '../engine/rule.js';
import { namedCodes } from '../text/named-codes.js';

const LABEL = 'invoiceDetails[].vatExemptionCategoryLabel';
const EXEMPTION = 'invoiceDetails[].vatExemptionCategory';

/**
 * Finds the exemptions that a text names, by the articles of current law or of the law before 2025, still found on
 * forms.
 */
const exemptionsNamed = namedCodes(function* () {
  for (const [code, el, en, current, former] of exemptionLabels) {
    for (const label of [el, en]) {
      yield [label, code] as const;
      if (current === null || former === null) continue;
      yield [label.replace(current, former), code] as const;
    }
  }
});

/** The printed exemption matches the one that is filed. */
export const exemptionLabelMismatch = rule({
  id: 'lines/exemption-label-mismatch',
  severity: 'warning',
  onlyWith: LABEL,
  paths: [LABEL, EXEMPTION],
  params: ['line', 'label', 'exemption'],
  source:
    'Observed behaviour, Issuing: vatExemptionCategoryLabel is the printed text for vatExemptionCategory; Code tables, VAT exemption categories',
  good: {
    sample: 'intraCommunityInvoice',
    set: { '/invoiceDetails/0/vatExemptionCategoryLabel': 'Χωρίς ΦΠΑ - άρθρο 28 του Κώδικα ΦΠΑ' },
  },
  bad: [
    {
      sample: 'intraCommunityInvoice',
      set: { '/invoiceDetails/0/vatExemptionCategoryLabel': 'Χωρίς ΦΠΑ - άρθρο 29 του Κώδικα ΦΠΑ' },
    },
  ],
  checkLine({ vatExemptionCategory: exemption, vatExemptionCategoryLabel: label }, index, found) {
    if (exemption === undefined || label === undefined) return;
    const named = exemptionsNamed(label);
    if (named === undefined || named.has(exemption as never)) return;
    found(['invoiceDetails', index, 'vatExemptionCategoryLabel'], {
      line: index + 1,
      label,
      exemption,
    });
  },
});
