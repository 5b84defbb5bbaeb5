import { isEuVatNumber, PLACEHOLDER_VAT_NUMBER } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';
import { registeredIn } from './other-country.js';

const GREECE = 'GR';

/** Each member state has its own format of VAT numbers. */
export const euNumberForm = rule({
  id: 'parties/eu-number-form',
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
