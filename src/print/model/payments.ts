import { labelOf as labelOfCode, paymentMethodTypes, posNspIds } from '../../codes/index.js';
import { NO_PAYMENT } from '../../rules/inside.js';
import type { CompletedPayment } from '../issued.js';
import { notices } from '../words/generated/notices.js';
import type { Row, Section, Value } from './model.js';
import type { Page } from './page.js';
import { entries, entry, given, ofCode, tableOf, together, value, words } from './values.js';

const LABEL = '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel';

/** The payments of the document and the text of the print block. */
export function payments(page: Page): Section | undefined {
  const { document, say, details } = page;
  const methods = document.paymentMethods ?? [];
  const text = document.providerAdditionalInvoiceDetails?.additionalDetails?.paymentMethodInvoiceLabel;
  const label = given(text, LABEL);
  const [only, second] = methods;
  const isJoined = second !== undefined && label !== undefined && joinedNames(page).includes(label.text);
  const rows = methods.map((method, index): Row => {
    const path = `/paymentMethods/${index}`;
    const { type, amount, paymentMethodInfo, terminalId, posNspId } = method;
    const isOnly = method === only && second === undefined;
    const name = nameOf(page, type, `${path}/type`, isOnly ? label : undefined);
    return {
      cells: [
        index === 0 && isJoined ? { ...name, paths: [...name.paths, ...label.paths] } : name,
        value(say.amount(amount), `${path}/amount`),
      ],
      notes: entries(
        entry(undefined, [given(paymentMethodInfo, `${path}/paymentMethodInfo`)]),
        entry(say.label('terminal'), [given(terminalId, `${path}/terminalId`)]),
        entry(undefined, [ofCode(say, posNspIds, posNspId, `${path}/posNspId`)]),
      ),
    };
  });
  const title = say.label('payment');
  if (only === undefined) {
    if (label === undefined) return undefined;
    const isUsual = label.text === NO_PAYMENT.el || label.text === NO_PAYMENT.en;
    if (isUsual && !details) return undefined;
    return {
      place: 'side',
      title,
      entries: [{ values: [isUsual ? { ...label, text: say.both(NO_PAYMENT) } : label] }],
    };
  }
  const isExtra = second !== undefined && label !== undefined && !isJoined;
  const all = isExtra ? [{ cells: [label], notes: [] }, ...rows] : rows;
  return {
    place: 'side',
    title,
    table: tableOf(
      [
        { label: title, align: 'start', wide: true },
        { label: say.label('amount'), align: 'end' },
      ],
      all,
    ),
  };
}

/** The text for a single payment is usually part of its name, in one of the languages. */
function nameOf({ say }: Page, type: number, path: string, label: Value | undefined): Value {
  const name = value(say.code(paymentMethodTypes, type), path);
  const isUsual =
    label !== undefined && say.names(paymentMethodTypes, type).some((each) => each.includes(label.text));
  return isUsual
    ? { ...name, paths: [...name.paths, ...label.paths] }
    : (together('\n', name, label) ?? name);
}

/** The names of several payments in one text, as the print block usually has them, in each language. */
function joinedNames({ document: { paymentMethods = [] } }: Page): string[] {
  return (['el', 'en'] as const).map((language) => {
    const names = paymentMethods.map(({ type }) => labelOfCode(paymentMethodTypes, type, language) ?? '');
    return [...new Set(names)].join(', ');
  });
}

/** Payments, as made by the terminal, with tips; undefined if none was completed. */
export function completions({ document, filing, say }: Page): Section | undefined {
  const made = filing.completions ?? [];
  if (made.length === 0) return undefined;
  const asked = new Set((document.paymentMethods ?? []).map(({ type }) => type));
  const rows = made.map(({ paymentType, paymentAmount, tipAmount, transactionId }: CompletedPayment): Row => {
    const tip = tipAmount === undefined || tipAmount === 0 ? undefined : value(say.amount(tipAmount));
    return {
      cells: [words(say.code(paymentMethodTypes, paymentType)), value(say.amount(paymentAmount)), tip],
      notes: entries(
        entry(say.label('transaction'), [transactionId === undefined ? undefined : value(transactionId)]),
        asked.has(paymentType) ? undefined : entry(undefined, [words(say.both(notices.paymentChanged))]),
      ),
    };
  });
  return {
    place: 'side',
    title: say.label('collected'),
    table: tableOf(
      [
        { label: say.label('payment'), align: 'start', wide: true },
        { label: say.label('amount'), align: 'end' },
        { label: say.label('tip'), align: 'end' },
      ],
      rows,
    ),
  };
}
