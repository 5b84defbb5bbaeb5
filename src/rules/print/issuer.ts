import { type DocumentView, rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';

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
    if (issuer !== undefined && isComplete(issuer)) return;
    const members = MEMBERS.filter((member) => isBlank(issuer?.[member])).join(', ');
    found(['providerAdditionalInvoiceDetails', 'issuer'], { members });
  },
});

type PrintIssuer = NonNullable<NonNullable<DocumentView['providerAdditionalInvoiceDetails']>['issuer']>;

/** Written out member by member: a loop over names takes five times as long, and nearly all documents are complete. */
const isComplete = (issuer: PrintIssuer): boolean =>
  !(
    isBlank(issuer.name) ||
    isBlank(issuer.profession) ||
    isBlank(issuer.taxoffice) ||
    isBlank(issuer.addressStreet) ||
    isBlank(issuer.addressNumber) ||
    isBlank(issuer.addressPostalCode) ||
    isBlank(issuer.addressCity) ||
    isBlank(issuer.addressCountry)
  );
