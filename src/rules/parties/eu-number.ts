import { isEuVatNumber, PLACEHOLDER_VAT_NUMBER } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';
import { registeredIn } from './other-country.js';

const GREECE = 'GR';

/** VAT numbers of the other member states have a structure of their own, which the registers of all of them share. */
export const euNumberForm = rule({
  id: 'parties/eu-number-form',
  severity: 'warning',
  onlyWith: 'counterpart.vatNumber',
  paths: ['counterpart.vatNumber', 'counterpart.country'],
  params: ['vatNumber', 'country'],
  source:
    'European Commission, VIES, question 11: VAT identification number structure (reference/eu-vat-numbers.json); a warning because the tax authority was not seen to refuse it',
  good: { sample: 'intraCommunityInvoice' },
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
    // Another rule warns of a number of another country, which has the form of that country.
    const home = registeredIn(vatNumber) ?? country;
    if (country === GREECE || isEuVatNumber(vatNumber, home) !== false) return;
    found(['counterpart', 'vatNumber'], { vatNumber, country });
  },
});
