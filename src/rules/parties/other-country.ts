import { euCountries } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { isUsualParties } from './usual-parties.js';

/** Country codes by VAT number prefix. Only the Greek prefix, EL, differs from the country code. */
const COUNTRY_BY_PREFIX: ReadonlyMap<string, string> = new Map([
  ...euCountries.map((country) => [country, country] as const),
  ['EL', 'GR'],
]);

const PREFIXED = /^([A-Z]{2})\s?[A-Z]?\d{7}/i;

/** Monaco has French VAT numbers. */
const isShared = (country: string, other: string): boolean => country === 'MC' && other === 'FR';

/** The member state whose prefix a VAT number has. */
export function registeredIn(vatNumber: string): string | undefined {
  const prefix = PREFIXED.exec(vatNumber)?.[1];
  return prefix === undefined ? undefined : COUNTRY_BY_PREFIX.get(prefix.toUpperCase());
}

/** The prefix of a VAT number shows where it is registered. */
export const numberOfOtherCountry = rule({
  id: 'parties/number-of-other-country',
  unless: isUsualParties,
  severity: 'warning',
  onlyWith: 'counterpart',
  paths: ['counterpart.vatNumber', 'counterpart.country'],
  params: ['vatNumber', 'country', 'other'],
  source:
    'Library: a company may be registered for VAT in a country other than its own, but more often one of the two is wrong',
  bad: [
    { sample: 'intraCommunityInvoice', set: { '/counterpart/country': 'DE' } },
    { sample: 'thirdCountryInvoice', set: { '/counterpart/vatNumber': 'EL800123456' } },
  ],
  check({ counterpart }, found) {
    if (counterpart?.vatNumber === undefined || counterpart.country === 'GR') return;
    const { vatNumber, country } = counterpart;
    const other = registeredIn(vatNumber);
    if (other === undefined || other === country || isShared(country, other)) return;
    found(['counterpart', 'vatNumber'], { vatNumber, country, other });
  },
});
