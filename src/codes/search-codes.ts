import { refuseNotText } from './check-argument.js';
import type { CodeRow } from './find-code.js';
import { foldText } from './fold.js';
import { tableTitles } from './generated/table-titles.js';
import { tables } from './generated/tables.js';
import { rowsOf } from './list-tables.js';
import { haveStems, nearness } from './nearness.js';
import { parseUnit } from './parse-unit.js';
import type { TableName } from './tables.js';
import { vatCategoryOfPercent } from './vat-percent.js';

const LEVY = 'φοροσ διαμονησ τελοσ διαμονησ κλιματικησ κρισησ accommodation levy';

/** The levies of a low and of a high season, without the categories between them. */
const levies = Object.fromEntries(
  [6, 7, 8, 9, 10, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((code) => [code, LEVY]),
);

/** Words that people search for although no label contains them, normalized by `foldText`. */
const aliases: Readonly<Partial<Record<TableName, Readonly<Record<string, string>>>>> = {
  invoiceTypes: {
    '1.1': 'τιμολογιο invoice',
    '5.1': 'πιστωτικο credit note',
    '8.1': 'ενοικιο μισθωμα rent',
    '8.2': LEVY,
    '8.4': 'αποδειξη εισπραξης',
    '8.6': 'τραπεζι table order',
    '9.3': 'δελτιο αποστολης δα',
    '11.1': 'αποδειξη λιανικης πωλησης αλπ receipt',
    '11.2': 'αποδειξη παροχης υπηρεσιων απυ receipt',
  },
  paymentMethodTypes: {
    1: 'τραπεζα καταθεση bank transfer',
    5: 'πιστωση credit',
    7: 'καρτα card',
    8: 'αμεση πληρωμη instant payment',
  },
  vatExemptionCategories: { 14: 'ενδοκοινοτικη παραδοση intra-community', 8: 'εξαγωγη export' },
  movePurposes: { 8: 'ενδοδιακινηση internal' },
  otherTaxesCategories: levies,
  taxTypes: { 1: 'παρακρατηση withheld', 4: 'χαρτοσημο' },
};

/** A code that matches a search, with its table. */
export interface CodeMatch {
  readonly table: TableName;
  readonly code: string | number;
  readonly el: string | null;
  readonly en: string | null;
  /** What the code covers, of tables that say so: `vatExemptionCategories`. */
  readonly coversEl?: string;
  readonly coversEn?: string;
}

// The ranks of nearness(). The last one, a misspelling, counts only if there is no better match.
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The rank of all codes of a table whose title has the words. */
const BY_TITLE = 7;

/** `documentTypes` as words: `document Types`. Codes in capitals stay whole. */
const apart = (text: string): string => text.replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ');

/** Other words by which people look for a table than its titles. */
const otherWords: Readonly<Partial<Record<TableName, string>>> = {
  invoiceTypes: 'είδη τιμολογίων invoice types',
  paymentMethodTypes: 'είδη πληρωμής payment types',
  vatCategories: 'συντελεστές ΦΠΑ VAT rates',
  vatExemptionCategories: 'απαλλαγή άνευ ΦΠΑ χωρίς ΦΠΑ exempt reasons',
  movePurposes: 'αιτία διακίνησης μετακίνησης',
  withheldTaxCategories: 'παρακράτηση withholding',
  stampDutyCategories: 'χαρτόσημο stamp duty',
  incomeClassificationCategories: 'income classification',
  incomeClassificationTypes: 'income classification Ε3 E3',
  expensesClassificationCategories: 'expenses classification',
  expensesClassificationTypes: 'expenses classification Ε3 E3',
  transmissionFailures: 'εκπρόθεσμη αποστολή late',
  posNspIds: 'payment service providers NSP POS τερματικό τράπεζες',
  euCountries: 'ΕΕ χώρες European Union',
};

/** The folded titles of a table, and its other words. */
function titlesOf(name: TableName): readonly string[] {
  const { el, en } = tableTitles[name];
  const words = otherWords[name] ?? '';
  return [el, en, words, `${el} ${en} ${words}`].map(foldText);
}

/** Whether people mean a code without writing its label: a unit by its abbreviation, a VAT category by its percent. */
function isMeant(table: TableName, code: CodeRow['code'], text: string): boolean {
  if (table === 'measurementUnits') return parseUnit(text) === code;
  if (table !== 'vatCategories' || !/^[\d.]+\s*%?$/.test(text)) return false;
  const found = vatCategoryOfPercent(text.replace(/[\s%]/g, ''));
  return found.ok ? found.category === code : found.categories.some((category) => category === code);
}

/** A row with what the tables of VAT exemptions say besides. */
type Row = CodeRow & {
  readonly coversEl?: string;
  readonly coversEn?: string;
  readonly articleOfLaw5144?: string | null;
  readonly articleOfLaw2859?: string | null;
};

/** What a code covers, in words, if its table says so. */
const covers = ({ coversEl, coversEn }: Row) =>
  coversEl !== undefined && coversEn !== undefined && { coversEl, coversEn };

/** The articles of the VAT code (law 5144/2024), and of the one before it (law 2859/2000), which most people still name. */
const articles = ({ articleOfLaw5144, articleOfLaw2859 }: Row): string[] =>
  [articleOfLaw5144, articleOfLaw2859].flatMap((article) =>
    (article?.split(',') ?? []).flatMap((each) => [`αρθρο ${each}`, `article ${each}`]),
  );

/**
 * Searches all tables, or one, by code, label, common word or title of the table, in Greek or English, ignoring case,
 * accents and endings. Returns the best matches first. If nothing contains the text, returns the closest spellings. Empty
 * for an empty text.
 * @example searchCodes('μετρητα')[0] // { table: 'paymentMethodTypes', code: 3, el: 'Μετρητά', en: 'Cash' }
 */
export function searchCodes(text: string, table?: TableName): CodeMatch[] {
  refuseNotText(text, 'text');
  const wanted = foldText(apart(text.trim()));
  if (wanted === '' || wanted.length > 200) return [];
  const names = table === undefined ? (Object.keys(tables) as TableName[]) : [table];
  const found = names.flatMap((name) => {
    const isTitle = table === undefined && haveStems(wanted, titlesOf(name));
    return rowsOf(name).map((row: Row) => {
      const { code, el, en } = row;
      const more = covers(row);
      const all = [el, en, aliases[name]?.[code], ...Object.values(more), ...articles(row)];
      const words = all.map((label) => foldText(label ?? ''));
      const own = isMeant(name, code, text.trim()) ? 1 : nearness(wanted, foldText(String(code)), words);
      const rank = isTitle && own > BY_TITLE ? BY_TITLE : own;
      return { rank, match: { table: name, code, el, en, ...more } };
    });
  });
  const best = RANKS.map((rank) => found.filter((each) => each.rank === rank).map(({ match }) => match));
  const exact = best.slice(0, -1).flat();
  return exact.length > 0 ? exact : best.flat();
}
