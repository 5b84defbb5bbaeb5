import { type ClassificationAnswer, classificationAllowed } from '../../codes/index.js';
import type { MemberPath, Path } from '../../types/index.js';
import { once } from '../engine/once.js';
import type { LineView } from '../engine/rule.js';
import { onlyPair } from './only-pair.js';
import { samePair } from './pairs.js';
import { isSelfBilled, isVatType, paths, type Row, rowsOn, SIDES, sidesOf } from './sides.js';

/** A row that is not allowed, and why. */
export interface DisallowedRow {
  readonly path: Path;
  readonly line: number;
  readonly row: Row;
  readonly category: string;
  readonly answer: ClassificationAnswer;
}

const NONE: DisallowedRow[] = [];

/** The rows of the lines that the combinations do not allow. Rows of the summary are not checked: they repeat these. */
export const disallowedRows = once((document): readonly DisallowedRow[] => {
  const { invoiceDetails: lines } = document;
  const type = document.invoiceHeader.invoiceType;
  const only = onlyPair(document);
  if (only !== undefined && isAllowed(type, only)) return NONE;
  let found: DisallowedRow[] = NONE;
  for (const side of sidesOf(document)) {
    const ofRecipient = side === 'expensesClassification' && isSelfBilled(document);
    let allowed: Row | undefined;
    for (let index = 0; index < lines.length; index += 1) {
      const rows = rowsOn(lines[index] as LineView, side);
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place] as Row;
        // Most lines have the same pair as the line before.
        if (allowed !== undefined && samePair(allowed, row)) continue;
        const { classificationCategory: category, classificationType } = row;
        // Another rule reports rows without a category.
        if (category === undefined) continue;
        const answer = classificationAllowed(type, category, classificationType, ofRecipient);
        if (answer === 'allowed') {
          allowed = row;
          continue;
        }
        // VAT classifications have their own rules.
        if (isVatType(classificationType)) continue;
        if (found === NONE) found = [];
        found.push({ path: ['invoiceDetails', index, side, place], line: index + 1, row, category, answer });
      }
    }
  }
  return found;
});

const isAllowed = (type: string, { classificationCategory: category, classificationType }: Row): boolean =>
  category !== undefined && classificationAllowed(type, category, classificationType) === 'allowed';

/** The members that `disallowedRows` reads, for the `paths` of a rule. */
export const DISALLOWED_PATHS: readonly MemberPath[] = [
  ...paths('invoiceDetails[]', 'classificationType', 'classificationCategory'),
  ...paths('invoiceSummary', 'classificationType', 'classificationCategory'),
  ...SIDES,
];
