import { type CounterpartRegion, contradictionOf } from '../../codes/exemption-contradicts.js';
import { exemptionLabels } from '../../codes/generated/code-facts.js';
import { euCountries, type InvoiceType } from '../../codes/index.js';
import { type DocumentView, type LineView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { registeredIn } from '../parties/other-country.js';
import { namedCodes } from '../text/named-codes.js';

const LABEL = 'invoiceDetails[].vatExemptionCategoryLabel';

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

const EXEMPTION = 'invoiceDetails[].vatExemptionCategory';

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

const GREECE = 'GR';

const EU: ReadonlySet<string> = new Set(euCountries);

/** Northern Ireland: supplies of goods to a number with this prefix are intra-Community. */
const NORTHERN_IRELAND = /^XI/i;

/** Sales of goods. On other types a line may be part of a service. */
const GOODS_TYPES: readonly InvoiceType[] = ['1.1', '1.2', '1.3'];

/** Merchandise and products. */
const GOODS: ReadonlySet<string> = new Set(['category1_1', 'category1_2']);

/** On an acquisition the counterpart is the seller, and on a clearance the owner of the goods. */
const OTHER_ROLE: readonly InvoiceType[] = ['1.5', '3.1', '3.2'];

/** The region of the buyer; `undefined` if the document has none, or if the VAT number is of another region. */
function regionOf({ counterpart, invoiceHeader: header }: DocumentView): CounterpartRegion | undefined {
  if (counterpart === undefined || header.selfPricing === true || OTHER_ROLE.includes(header.invoiceType))
    return undefined;
  const { country, vatNumber = '' } = counterpart;
  if (country === GREECE) return GREECE;
  if (EU.has(country)) return 'EU';
  const isRegistered = registeredIn(vatNumber) !== undefined || NORTHERN_IRELAND.test(vatNumber);
  return isRegistered ? undefined : 'nonEU';
}

function isGoods({ incomeClassification: income = [] }: LineView, type: InvoiceType): boolean {
  if (!GOODS_TYPES.includes(type) || income.length === 0) return false;
  return income.every(({ classificationCategory: category }) => GOODS.has(category));
}

/** An exemption that the document type, the country of the counterpart or the kind of sale excludes. */
export const exemptionOfType = rule({
  id: 'lines/exemption-of-type',
  severity: 'warning',
  appliesTo: typesWhere(({ family }) => family !== 'deliveryNote' && family !== 'receivingNote'),
  onlyWith: EXEMPTION,
  paths: [
    EXEMPTION,
    'invoiceDetails[].incomeClassification[].classificationCategory',
    'invoiceHeader.invoiceType',
    'invoiceHeader.selfPricing',
    'counterpart.country',
    'counterpart.vatNumber',
  ],
  params: ['line', 'exemption', 'type', 'country'],
  source:
    'VAT code (law 5144/2024): article 2 supplies within its scope; 17 place of supply of goods, 18 of services; 29 exports, and goods in luggage; 33 goods to other member states; 45 tax paid by the recipient in Greece; 51 tobacco, 52 second-hand goods; 56 to 58 one-stop shops for consumers in the Union (reference/codes.json, vatExemptionCategories); a warning because no refusal was observed',
  bad: [
    { sample: 'intraCommunityInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': 1 } },
    { sample: 'intraCommunityInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': 4 } },
    { sample: 'intraCommunityInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': 16 } },
    { sample: 'thirdCountryInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': 14 } },
  ],
  checkLine(line, index, found, document) {
    const { vatExemptionCategory: exemption } = line;
    if (exemption === undefined) return;
    const type = document.invoiceHeader.invoiceType;
    const use = { type, region: regionOf(document), isGoods: isGoods(line, type) };
    const contradiction = contradictionOf(exemption, use);
    if (contradiction === undefined) return;
    found(['invoiceDetails', index, 'vatExemptionCategory'], {
      line: index + 1,
      exemption,
      type,
      ...(contradiction === 'counterpart' && { country: document.counterpart?.country ?? '' }),
    });
  },
});
