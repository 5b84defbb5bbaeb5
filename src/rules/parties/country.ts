import {
  euCountries,
  type InvoiceType,
  type InvoiceTypeFacts,
  isEuVatNumber,
  PLACEHOLDER_VAT_NUMBER,
} from '../../codes/index.js';
import { type Judgement, type Rule, rule } from '../engine/rule.js';
import type { RuleId } from '../engine/rule-id.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { isBlank } from '../text/is-blank.js';
import { registeredIn } from './other-country.js';
import { isUsualParties } from './usual-parties.js';

const GREECE = 'GR';

/** Each member state has its own format of VAT numbers. */
export const euNumberForm = rule({
  id: 'parties/eu-number-form',
  unless: isUsualParties,
  severity: 'warning',
  onlyWith: 'counterpart.vatNumber',
  paths: ['counterpart.vatNumber', 'counterpart.country'],
  params: ['vatNumber', 'country'],
  source:
    'European Commission, VIES, question 11: VAT identification number structure (reference/eu-vat-numbers.json); a warning because no refusal by the tax authority was observed',
  bad: [
    { sample: 'intraCommunityInvoice', set: { '/counterpart/vatNumber': 'X' } },
    {
      sample: 'intraCommunityInvoice',
      set: { '/counterpart/country': 'DE', '/counterpart/vatNumber': 'DEDE811234567' },
    },
  ],
  check({ counterpart }, found) {
    if (counterpart === undefined) return;
    const { vatNumber, country } = counterpart;
    if (vatNumber === undefined || vatNumber === PLACEHOLDER_VAT_NUMBER || isBlank(vatNumber)) return;
    // Another rule warns about the number of another country. Here it only needs that country's format.
    const home = registeredIn(vatNumber) ?? country;
    if (country === GREECE || isEuVatNumber(vatNumber, home) !== false) return;
    found(['counterpart', 'vatNumber'], { vatNumber, country });
  },
});

const EU: ReadonlySet<string> = new Set(euCountries);

type Region = NonNullable<InvoiceTypeFacts['counterpart']['country']>;

const typesOf = (region: Region): InvoiceType[] =>
  typesWhere(({ counterpart }) => counterpart.country === region && isSure(counterpart));

interface RegionRule {
  readonly id: RuleId;
  readonly region: Region;
  readonly authorityCode: number;
  readonly alsoPrevents?: readonly number[];
  readonly isInside: (country: string) => boolean;
  readonly unless?: Judgement;
  readonly bad: Rule['bad'];
}

/** The country of the counterpart decides between domestic, intra-Community and third-country invoices. */
const countryRule = ({ region, isInside, unless, ...facts }: RegionRule) =>
  rule({
    ...facts,
    ...(unless && { unless }),
    appliesTo: typesOf(region),
    paths: ['counterpart.country', 'invoiceHeader.invoiceType'],
    params: ['type', 'country'],
    source: `AADE ERP REST API description v2.0.2, errors (${facts.authorityCode})`,
    check({ counterpart, invoiceHeader }, found) {
      if (counterpart === undefined || isInside(counterpart.country)) return;
      found(['counterpart', 'country'], { type: invoiceHeader.invoiceType, country: counterpart.country });
    },
  });

/** 1.1 and 2.1 are for customers in Greece. */
export const counterpartNotGreek = countryRule({
  id: 'parties/counterpart-not-greek',
  unless: isUsualParties,
  region: 'GR',
  authorityCode: 242,
  isInside: (country) => country === 'GR',
  bad: [
    { sample: 'salesInvoice', set: { '/counterpart/country': 'DE' } },
    { sample: 'serviceInvoice', set: { '/counterpart/country': 'CY' } },
  ],
});

/** 1.2 and 2.2 are for customers in other member states. */
export const counterpartNotInUnion = countryRule({
  id: 'parties/counterpart-not-in-union',
  region: 'EU',
  authorityCode: 243,
  alsoPrevents: [287],
  isInside: (country) => country !== 'GR' && EU.has(country),
  bad: [
    { sample: 'intraCommunityInvoice', set: { '/counterpart/country': 'GB' } },
    {
      sample: 'intraCommunityInvoice',
      set: { '/counterpart/country': 'GR', '/counterpart/vatNumber': '987654324' },
      remove: ['/counterpart/name'],
    },
  ],
});

/** 1.3 and 2.3 are for customers outside the Union, which includes the United Kingdom. */
export const counterpartInUnion = countryRule({
  id: 'parties/counterpart-in-union',
  region: 'nonEU',
  authorityCode: 244,
  alsoPrevents: [287],
  isInside: (country) => !EU.has(country),
  bad: [{ sample: 'thirdCountryInvoice', set: { '/counterpart/country': 'FR' } }],
});

/** The service issues documents of Greek companies. */
export const issuerAbroad = rule({
  id: 'parties/issuer-abroad',
  unless: isUsualParties,
  severity: 'warning',
  paths: ['issuer.country'],
  params: ['country'],
  authorityCode: 242,
  source:
    'AADE errors (242): the issuer is Greek on most types; the types on which this is required are not published',
  bad: [{ sample: 'salesInvoice', set: { '/issuer/country': 'CY', '/issuer/vatNumber': 'CY10259033P' } }],
  check({ issuer }, found) {
    if (issuer.country !== 'GR') found(['issuer', 'country'], { country: issuer.country });
  },
});
