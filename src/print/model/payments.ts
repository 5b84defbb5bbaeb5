import { paymentMethodTypes, posNspIds } from '../../codes/index.js';
import type { CompletedPayment } from '../issued.js';
import { notices } from '../words/notices.js';
import type { Row, Section, Value } from './model.js';
import type { Page } from './page.js';
import { given, tableOf, together, value, words } from './values.js';

const LABEL = '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel';

/** The payments of the document and the text of the print block. */
export function payments({ document, say }: Page): Section | undefined {
  const methods = document.paymentMethods ?? [];
  const text = document.providerAdditionalInvoiceDetails?.additionalDetails?.paymentMethodInvoiceLabel;
  const label = given(text, LABEL);
  const [only, second] = methods;
  const rows = methods.map((method, index): Row => {
    const path = `/paymentMethods/${index}`;
    const { type, amount, paymentMethodInfo, terminalId, posNspId } = method;
    const terminal = given(terminalId, `${path}/terminalId`);
    const nsp = posNspId === undefined ? undefined : value(say.code(posNspIds, posNspId), `${path}/posNspId`);
    const name = value(say.code(paymentMethodTypes, type), `${path}/type`);
    return {
      cells: [
        method === only && second === undefined ? named(name, label) : name,
        together(
          '\n',
          given(paymentMethodInfo, `${path}/paymentMethodInfo`),
          terminal && { ...terminal, text: `${say.label('terminal')} ${terminal.text}` },
          nsp,
        ),
        value(say.amount(amount), `${path}/amount`),
      ],
      notes: [],
    };
  });
  const title = say.label('payment');
  if (only === undefined) {
    return label === undefined ? undefined : { place: 'side', title, entries: [{ values: [label] }] };
  }
  const all = second === undefined || label === undefined ? rows : [{ cells: [label], notes: [] }, ...rows];
  return {
    place: 'side',
    title,
    table: tableOf(
      [
        { label: title, align: 'start', wide: true },
        { label: say.label('details'), align: 'start' },
        { label: say.label('amount'), align: 'end' },
      ],
      all,
    ),
  };
}

/** The text of a single payment is usually the name of its method, in one of the languages. */
function named(name: Value, label: Value | undefined): Value | undefined {
  return label !== undefined && name.text.includes(label.text)
    ? { ...name, paths: [...name.paths, ...label.paths] }
    : together('\n', name, label);
}

/** Payments, as made by the terminal, with tips; undefined if none was completed. */
export function completions({ document, issued, say }: Page): Section | undefined {
  const made = issued?.completions ?? [];
  if (made.length === 0) return undefined;
  const asked = new Set((document.paymentMethods ?? []).map(({ type }) => type));
  const isChanged = made.some(({ paymentType }) => !asked.has(paymentType));
  const rows = made.map(({ paymentType, paymentAmount, tipAmount, transactionId }: CompletedPayment): Row => {
    const tip = tipAmount === undefined || tipAmount === 0 ? undefined : value(say.amount(tipAmount));
    return {
      cells: [
        words(say.code(paymentMethodTypes, paymentType)),
        transactionId === undefined ? undefined : value(transactionId),
        value(say.amount(paymentAmount)),
        tip,
      ],
      notes:
        isChanged && !asked.has(paymentType) ? [{ values: [words(say.both(notices.paymentChanged))] }] : [],
    };
  });
  return {
    place: 'side',
    title: say.label('collected'),
    table: tableOf(
      [
        { label: say.label('payment'), align: 'start', wide: true },
        { label: say.label('transaction'), align: 'start' },
        { label: say.label('amount'), align: 'end' },
        { label: say.label('tip'), align: 'end' },
      ],
      rows,
    ),
  };
}
