import { invoiceTypes, invoiceVariationTypes, specialInvoiceCategories } from '../../codes/index.js';
import { notices } from '../words/notices.js';
import type { Section, Value } from './model.js';
import type { Page } from './page.js';
import { entries, entry, given, inPlaceOf, value } from './values.js';

const HEADER = '/invoiceHeader';
const PRINTED = '/providerAdditionalInvoiceDetails/additionalDetails';

/** The title from the print block, or else the name of the type. */
export function title({ document, say }: Page): Value {
  const { invoiceHeader, providerAdditionalInvoiceDetails } = document;
  const printed = given(
    providerAdditionalInvoiceDetails?.additionalDetails?.documentLabel,
    `${PRINTED}/documentLabel`,
  );
  const usual = value(say.code(invoiceTypes, invoiceHeader.invoiceType));
  return inPlaceOf(printed, usual) ?? usual;
}

/** Type, series, number, date, and other members of the header about the whole document. */
export function head(page: Page): Section {
  const { document, say } = page;
  const { invoiceHeader: header } = document;
  const { invoiceType, series, aa, issueDate, currency, exchangeRate, tableAA } = header;
  const meaning = say.code(invoiceTypes, invoiceType);
  const named = title(page).text === meaning ? invoiceType : `${invoiceType} ${meaning}`;
  const { specialInvoiceCategory: category, invoiceVariationType: variation } = header;
  return {
    place: 'head',
    entries: entries(
      entry(say.label('type'), [value(named, `${HEADER}/invoiceType`)]),
      entry(say.label('series'), [value(series, `${HEADER}/series`)], 'strong'),
      entry(say.label('number'), [value(aa, `${HEADER}/aa`)], 'strong'),
      entry(say.label('issueDate'), [value(say.date(issueDate), `${HEADER}/issueDate`)], 'strong'),
      entry(say.label('table'), [given(tableAA, `${HEADER}/tableAA`)]),
      entry(say.label('currency'), [given(currency, `${HEADER}/currency`)]),
      entry(say.label('exchangeRate'), [
        exchangeRate === undefined ? undefined : value(say.number(exchangeRate), `${HEADER}/exchangeRate`),
      ]),
      entry(say.label('specialCategory'), [
        category === undefined
          ? undefined
          : value(say.code(specialInvoiceCategories, category), `${HEADER}/specialInvoiceCategory`),
      ]),
      entry(say.label('variation'), [
        variation === undefined
          ? undefined
          : value(say.code(invoiceVariationTypes, variation), `${HEADER}/invoiceVariationType`),
      ]),
      ...(['vatPaymentSuspension', 'selfPricing', 'fuelInvoice', 'thirdPartyCollection'] as const).map(
        (flag) =>
          header[flag] === true
            ? entry(undefined, [value(say.both(notices[flag]), `${HEADER}/${flag}`)])
            : undefined,
      ),
    ),
  };
}
