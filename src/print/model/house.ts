import { invoiceTypeFacts } from '../../codes/index.js';
import { DELIVERY_NOTES, RECEIVING_NOTES } from '../../rules/inside.js';
import { inFours } from '../iban.js';
import type { HouseRow, HouseText, Slots } from '../theme.js';
import { isAsPaid } from './as-paid.js';
import { clean } from './clean.js';
import { hasValues } from './lines.js';
import type { Entry, Section } from './model.js';
import type { Page } from './page.js';
import type { Speaker } from './speaker.js';
import { entries, entry, tableOf, value, words } from './values.js';

/** A text of the house in the languages of the page, one below the other. */
function textOf(text: HouseText, say: Speaker): string {
  const texts = typeof text === 'string' ? [text] : say.languages.map((language) => text[language]);
  return clean([...new Set(texts)].join('\n'));
}

/** A text of the house on one line. */
const labelOf = (text: HouseText, say: Speaker): string =>
  clean(typeof text === 'string' ? text : say.both(text)).replaceAll('\n', ' ');

function rowEntry({ label, text, style }: HouseRow, say: Speaker): Entry | undefined {
  const shown = textOf(text, say);
  if (shown.trim() === '') return undefined;
  return entry(label === undefined ? undefined : labelOf(label, say), [words(shown)], style);
}

const PLACES = { aboveLines: 'above', belowTotals: 'below', footer: 'foot' } as const satisfies Record<
  keyof Slots,
  Section['place']
>;

/** The texts of the house at a place; undefined if there are none. */
export function slot({ theme, say }: Page, name: keyof Slots): Section | undefined {
  const all = entries(...theme.slots[name].map((row) => rowEntry(row, say)));
  return all.length === 0 ? undefined : { place: PLACES[name], entries: all };
}

/** The accounts for payment; undefined on retail, notes without values, and documents whose amounts the issuer owes. */
export function banks({ theme, say, document, paper }: Page): Section | undefined {
  const { sign } = invoiceTypeFacts[document.invoiceHeader.invoiceType];
  const isOwed = sign !== 'credit' && sign !== 'paymentOut';
  if (theme.banks.length === 0 || !isOwed || isAsPaid(document) || !hasValues(document)) return undefined;
  const title = say.label('banks');
  const rows = theme.banks.map(({ name, iban, bic, holder }) => ({
    name: value(textOf(name, say)),
    iban: words(inFours(iban)),
    bic: bic === undefined ? undefined : words(bic),
    holder: holder === undefined ? undefined : value(textOf(holder, say)),
  }));
  if (paper === 'roll') {
    const all = rows.flatMap(({ name, iban, bic, holder }) =>
      entries(
        entry(undefined, [name], 'strong'),
        entry(undefined, [iban]),
        entry(say.label('bic'), [bic]),
        entry(undefined, [holder]),
      ),
    );
    return { place: 'below', title, entries: all };
  }
  return {
    place: 'below',
    title,
    table: tableOf(
      [
        { label: title, align: 'start', wide: true },
        { label: say.label('iban'), align: 'start' },
        { label: say.label('bic'), align: 'start' },
        { label: say.label('holder'), align: 'start' },
      ],
      rows.map(({ name, iban, bic, holder }) => ({ cells: [name, iban, bic, holder], notes: [] })),
    ),
  };
}

/** The balance of the customer, as it was given. */
export function balance({ balance: given, say, document }: Page): Section | undefined {
  if (given === undefined) return undefined;
  const currency = document.invoiceHeader.currency ?? 'EUR';
  return {
    place: 'below',
    title: say.label('balance'),
    entries: entries(
      entry(say.label('balanceBefore'), [words(say.moneySum(given.before, currency))]),
      entry(say.label('balanceAfter'), [words(say.moneySum(given.after, currency))], 'strong'),
    ),
  };
}

/** Boxes for signatures; undefined on documents without goods. */
export function signatures({ theme, say, document }: Page): Section | undefined {
  const { invoiceType, isDeliveryNote } = document.invoiceHeader;
  const hasGoods = isDeliveryNote === true || [...DELIVERY_NOTES, ...RECEIVING_NOTES].includes(invoiceType);
  if (theme.signatures.length === 0 || !hasGoods) return undefined;
  return { place: 'end', boxes: theme.signatures.map((text) => labelOf(text, say)) };
}
