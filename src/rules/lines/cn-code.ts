import { RecType } from '../../codes/index.js';
import { type DocumentView, type LineView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods, whereGoodsMove } from '../shared/moves-goods.js';

/** The first day of movements on which each line has the code. */
const FIRST_DAY = '2027-01-01';

/** Forty days before: time to prepare the items. On older documents the hint would help nobody. */
const FIRST_HINT = '2026-11-22';

const CHARGES: readonly (number | undefined)[] = [RecType.FeeWithVat, RecType.OtherTaxesWithVat];

/** The day on which the goods move. */
const dayOf = ({ invoiceHeader: { dispatchDate, issueDate } }: DocumentView): string =>
  dispatchDate ?? issueDate;

/** Whether a line has goods without their code: not a fee or a tax. */
const isWithout = ({ TaricNo: code, recType }: LineView): boolean =>
  code === undefined && !CHARGES.includes(recType);

const shared = {
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  onlyWith: whereGoodsMove,
  paths: [
    'invoiceDetails[].TaricNo',
    'invoiceDetails[].recType',
    'invoiceHeader.dispatchDate',
    'invoiceHeader.issueDate',
    ...MOVES_GOODS_PATHS,
  ],
  params: ['line', 'date'],
  source:
    'AADE facts, Found at the end of November 2026: CN codes from 1 January 2027 (A.1094/2026); the official text was not seen',
} as const;

/** From 2027 on, each line of goods that move has a code of the Combined Nomenclature. */
export const cnCodeMissing = rule({
  ...shared,
  id: 'lines/cn-code-missing',
  severity: 'warning',
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/dispatchDate': '2026-12-31' },
  },
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceHeader/dispatchDate': '2027-01-01' } },
    { sample: 'movingInvoice', set: { '/invoiceHeader/dispatchDate': '2027-01-01' } },
  ],
  when: (document) => movesGoods(document) && dayOf(document) >= FIRST_DAY,
  checkLine(line, index, found, document) {
    if (isWithout(line))
      found(['invoiceDetails', index, 'TaricNo'], { line: index + 1, date: dayOf(document) });
  },
});

/** In the weeks before, one hint for the document. */
export const cnCodeSoon = rule({
  ...shared,
  id: 'lines/cn-code-soon',
  severity: 'info',
  good: { sample: 'deliveryNote', set: { '/invoiceDetails/0/TaricNo': '9401390000' } },
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceHeader/dispatchDate': '2026-12-31' } },
    { sample: 'movingInvoice', set: { '/invoiceHeader/dispatchDate': '2026-11-22' } },
  ],
  when: (document) => movesGoods(document) && dayOf(document) >= FIRST_HINT && dayOf(document) < FIRST_DAY,
  check(document, found) {
    const index = document.invoiceDetails.findIndex(isWithout);
    if (index >= 0) found(['invoiceDetails', index, 'TaricNo'], { line: index + 1, date: FIRST_DAY });
  },
});
