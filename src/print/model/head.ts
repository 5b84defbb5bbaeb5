import { invoiceTypes, invoiceVariationTypes, specialInvoiceCategories } from '../../codes/index.js';
import { notices } from '../words/generated/notices.js';
import type { Section, Value } from './model.js';
import type { Page } from './page.js';
import { entries, entry, given, ofCode, value, words } from './values.js';

const HEADER = '/invoiceHeader';
const TYPE = `${HEADER}/invoiceType`;
const PRINTED = '/providerAdditionalInvoiceDetails/additionalDetails';

/** The title of a page, in its first language and in its second. */
interface Titles {
  readonly title: Value;
  readonly subtitle: Value | undefined;
  /** The title is the name of the type. */
  readonly isUsual: boolean;
}

/** The name of the type, unless the print block has a title of its own. */
export function titles({ document, say, details }: Page): Titles {
  const { invoiceType } = document.invoiceHeader;
  const names = say.titles(invoiceType);
  const label = document.providerAdditionalInvoiceDetails?.additionalDetails?.documentLabel;
  const printed = given(label, `${PRINTED}/documentLabel`);
  if (printed !== undefined && !names.usual.includes(printed.text)) {
    return { title: printed, subtitle: undefined, isUsual: false };
  }
  const [text = invoiceType, other] = names.shown;
  return {
    title: value(text, ...(details ? [] : [TYPE]), ...(printed?.paths ?? [])),
    subtitle: other === undefined ? undefined : words(other),
    isUsual: true,
  };
}

/** Type, series, number, date, and other members of the header about the whole document. */
export function head(page: Page): Section {
  const { document, say, details, receipt } = page;
  const { issueTime, table } = receipt;
  const { invoiceHeader: header } = document;
  const { invoiceType, series, aa, issueDate, currency, exchangeRate, tableAA } = header;
  const isNamed = titles(page).isUsual && (!details || !say.titles(invoiceType).isOwn);
  const name = isNamed ? [] : [say.code(invoiceTypes, invoiceType)];
  const type = [...(details ? [invoiceType] : []), ...name].join(' ');
  const isSaid = currency === 'EUR' && !details;
  const { specialInvoiceCategory: category, invoiceVariationType: variation } = header;
  return {
    place: 'head',
    entries: entries(
      entry(say.label('type'), [given(type, TYPE)]),
      entry(say.label('series'), [value(series, `${HEADER}/series`)], 'strong'),
      entry(say.label('number'), [value(aa, `${HEADER}/aa`)], 'strong'),
      entry(say.label('issueDate'), [value(say.date(issueDate), `${HEADER}/issueDate`)], 'strong'),
      entry(
        say.label('issueTime'),
        [issueTime === undefined ? undefined : value(say.time(issueTime))],
        'strong',
      ),
      entry(say.label('table'), [
        table === undefined || table === '' ? undefined : value(table),
        details ? given(tableAA, `${HEADER}/tableAA`) : undefined,
      ]),
      entry(say.label('currency'), [isSaid ? undefined : given(currency, `${HEADER}/currency`)]),
      entry(say.label('exchangeRate'), [
        exchangeRate === undefined ? undefined : value(say.number(exchangeRate), `${HEADER}/exchangeRate`),
      ]),
      entry(say.label('specialCategory'), [
        ofCode(say, specialInvoiceCategories, category, `${HEADER}/specialInvoiceCategory`),
      ]),
      entry(say.label('variation'), [
        ofCode(say, invoiceVariationTypes, variation, `${HEADER}/invoiceVariationType`),
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
