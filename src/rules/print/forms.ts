import { printLanguages } from '../../codes/generated/code-facts.js';
import { rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualPrint } from './usual-print.js';

const PRINT = 'providerAdditionalInvoiceDetails';
const DETAILS = [PRINT, 'additionalDetails'];
const EMAIL = `${PRINT}.counterpart.email`;
const LANGUAGE = `${PRINT}.additionalDetails.documentLanguageCode`;
const LOGO = `${PRINT}.additionalDetails.logoId`;

const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** The provider sends the document to this e-mail address. Several addresses can be separated in different ways. */
export const emailUnusable = rule({
  id: 'print/email-unusable',
  severity: 'warning',
  onlyWith: EMAIL,
  paths: [EMAIL],
  params: ['email'],
  source:
    "Observed behaviour, Print block: the provider mails the counterpart's e-mail address when one is given",
  good: {
    sample: 'salesInvoice',
    set: { '/providerAdditionalInvoiceDetails/counterpart/email': 'logistirio@nikolaou.example' },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/providerAdditionalInvoiceDetails/counterpart/email': 'logistirio.nikolaou.example' },
    },
  ],
  check({ providerAdditionalInvoiceDetails: print }, found) {
    const email = print?.counterpart?.email;
    if (email === undefined || isBlank(email)) return;
    const addresses = email.split(/[,;]/);
    if (addresses.every((each) => isBlank(each) || ADDRESS.test(each.trim()))) return;
    found([PRINT, 'counterpart', 'email'], { email });
  },
});

/** Documents are printed in Greek or English. */
export const languageUnknown = rule({
  id: 'print/language-unknown',
  unless: isUsualPrint,
  severity: 'warning',
  onlyWith: LANGUAGE,
  paths: [LANGUAGE],
  params: ['language'],
  source:
    'Observed behaviour, Print block: documentLanguageCode is EL, and EN is also sent; others were not observed',
  good: {
    sample: 'salesInvoice',
    set: { '/providerAdditionalInvoiceDetails/additionalDetails/documentLanguageCode': 'EN' },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/providerAdditionalInvoiceDetails/additionalDetails/documentLanguageCode': 'GR' },
    },
  ],
  check({ providerAdditionalInvoiceDetails: print }, found) {
    const language = print?.additionalDetails?.documentLanguageCode;
    if (language === undefined || printLanguages.includes(language)) return;
    found([...DETAILS, 'documentLanguageCode'], { language });
  },
});

const GUID = /^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i;

/** A logo is identified by the GUID that the service assigned to it. */
export const logoForm = rule({
  id: 'print/logo-form',
  severity: 'warning',
  onlyWith: LOGO,
  paths: [LOGO],
  params: ['logo'],
  source: 'Observed behaviour, Issuing: the print block has logoId, a GUID',
  good: {
    sample: 'salesInvoice',
    set: {
      '/providerAdditionalInvoiceDetails/additionalDetails/logoId': '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b',
    },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/providerAdditionalInvoiceDetails/additionalDetails/logoId': 'logo.png' },
    },
  ],
  check({ providerAdditionalInvoiceDetails: print }, found) {
    const logo = print?.additionalDetails?.logoId;
    if (logo === undefined || isBlank(logo) || GUID.test(logo)) return;
    found([...DETAILS, 'logoId'], { logo });
  },
});
