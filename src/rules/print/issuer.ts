import { rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualPrint } from './usual-print.js';

const MEMBERS = [
  'name',
  'profession',
  'taxoffice',
  'addressStreet',
  'addressNumber',
  'addressPostalCode',
  'addressCity',
  'addressCountry',
] as const;

/** The header of the printed document names the issuer. */
export const issuerIncomplete = rule({
  id: 'print/issuer-incomplete',
  unless: isUsualPrint,
  severity: 'warning',
  paths: MEMBERS.map((member) => `providerAdditionalInvoiceDetails.issuer.${member}` as const),
  params: ['members'],
  enforces: ['print-block'],
  source:
    'Observed behaviour, Print block: eight members of the print issuer are mandatory (written down by an integrator)',
  bad: [
    { sample: 'salesInvoice', remove: ['/providerAdditionalInvoiceDetails/issuer/taxoffice'] },
    { sample: 'deliveryNote', remove: ['/providerAdditionalInvoiceDetails/issuer'] },
  ],
  check({ providerAdditionalInvoiceDetails: print }, found) {
    const issuer = print?.issuer;
    const members = MEMBERS.filter((member) => isBlank(issuer?.[member]));
    if (members.length > 0)
      found(['providerAdditionalInvoiceDetails', 'issuer'], { members: members.join(', ') });
  },
});
