import { recordOf } from '../../reading/record.js';
import type { KindInfo, WholeIncome } from '../kinds/kind-info.js';
import { type Stated, stated } from './stated.js';

/** The income of a line: nothing if it follows from the type, a word if it is the usual one, or the classifications. */
export function incomeOf(line: Stated, info: KindInfo, country: string | undefined): unknown {
  const rows = line['incomeClassification'];
  if (isWhole(rows, line, info.fixedIncome)) return undefined;
  for (const word of ['goods', 'services'] as const) {
    if (isWhole(rows, line, info.usualIncome(word, country))) return word;
  }
  return rowsOf(rows, line);
}

/** The expenses of a line. */
export const expensesOf = (line: Stated): unknown => rowsOf(line['expensesClassification'], line);

/** Whether a line has only this classification, for its whole net value. */
function isWhole(rows: unknown, line: Stated, whole: WholeIncome | undefined): boolean {
  if (!Array.isArray(rows) || rows.length !== 1 || whole === undefined) return false;
  const row = recordOf(rows[0]);
  return (
    row !== undefined &&
    row['amount'] === line['netValue'] &&
    row['classificationCategory'] === whole[0]?.classificationCategory &&
    row['classificationType'] === whole[0]?.classificationType
  );
}

/** The classifications as facts have them. One of the whole net value needs no amount. */
function rowsOf(rows: unknown, line: Stated): unknown {
  if (!Array.isArray(rows)) return rows;
  const isOne = rows.length === 1;
  const items = rows.map((row: unknown) => {
    const { classificationType, classificationCategory, amount } = recordOf(row) ?? {};
    const isRest = isOne && amount === line['netValue'];
    return stated({
      type: classificationType,
      category: classificationCategory,
      amount: isRest ? undefined : amount,
    });
  });
  return isOne ? items[0] : items;
}
