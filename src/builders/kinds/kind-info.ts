import {
  defaultIncomeClassification,
  fixedIncomeClassification,
  type InvoiceType,
  invoiceTypeFacts,
} from '../../codes/index.js';
import { inWords, type MemberBit, memberBit } from '../../reading/members.js';
import type { ClassificationInput } from '../../totals/index.js';
import type { IncomeClassification } from '../../types/index.js';
import { factsShape } from '../facts/generated/shapes.js';
import { dispatch, dispatchExtras, type HeaderMember, type KindRow, money } from './kind-row.js';
import { type Kind, kinds } from './kinds.js';
import { type LineCircumstances, type LineMembers, lineMembersOf } from './line-members.js';

type FactsMember = keyof (typeof factsShape)['members'];

/** The classification of a line's whole net value. */
export type WholeIncome = readonly ClassificationInput<IncomeClassification>[];

/** A row of the table, prepared for reading facts. */
export interface KindInfo {
  readonly kind: Kind;
  readonly row: KindRow;
  readonly type: InvoiceType;
  /** A delivery or receiving note: it has no payments, but names and addresses of the parties. */
  readonly isNote: boolean;
  /** Facts of the header that this kind does not allow. */
  readonly forbids: ReadonlySet<FactsMember>;
  /** Their bits. Facts without any of them need no further check. */
  readonly forbidden: readonly MemberBit[];
  readonly lineMembers: (circumstances: LineCircumstances) => LineMembers;
  /** The `documentSizeCode` of the kind, if it was observed. */
  readonly paper: number | undefined;
  /** The only possible classification of the type, which need not be stated. */
  readonly fixedIncome: WholeIncome | undefined;
  /** The usual classification of goods or services. On some types it depends on the country of the counterpart. */
  readonly usualIncome: (
    income: 'goods' | 'services',
    country: string | undefined,
  ) => WholeIncome | undefined;
}

const infos = new Map<Kind, KindInfo>();

/** The prepared row of a kind, created at its first use. */
export function infoOf(kind: Kind): KindInfo {
  let info = infos.get(kind);
  if (info === undefined) {
    info = makeInfo(kind, kinds[kind]);
    infos.set(kind, info);
  }
  return info;
}

const slips: readonly Kind[] = ['orderCancellation', 'tableCancellation'];
const byType = new Map<unknown, Kind>(
  (Object.keys(kinds) as Kind[])
    .filter((kind) => !slips.includes(kind))
    .map((kind) => [kinds[kind].type, kind]),
);

/** The kind of facts. The three kinds of 8.6 differ by their members. */
export function kindOf(type: unknown, cancelsTable: boolean): Kind | undefined {
  const kind = byType.get(type);
  return kind === 'orderSlip' && cancelsTable ? 'tableCancellation' : kind;
}

function makeInfo(kind: Kind, row: KindRow): KindInfo {
  const { type } = row;
  const forbids = forbiddenMembers(row);
  const fixed = row.line === 'none' ? undefined : fixedIncomeClassification(type);
  return {
    kind,
    row,
    type,
    isNote: row.line === 'note',
    forbids,
    forbidden: inWords([...forbids].map((member) => memberBit(factsShape, member))),
    lineMembers: lineMembersBy(row),
    paper: paperOf(type),
    fixedIncome: fixed && [fixed],
    usualIncome: usualIncomeOf(type),
  };
}

/** The members of lines in all circumstances, prepared once. */
function lineMembersBy(row: KindRow): KindInfo['lineMembers'] {
  const prepared = (selfBilled: boolean) => ({
    still: lineMembersOf(row, { moving: false, selfBilled }),
    moving: lineMembersOf(row, { moving: true, selfBilled }),
  });
  const usual = prepared(false);
  const billed = row.takes.some((member) => member === 'selfPricing') ? prepared(true) : usual;
  return ({ moving, selfBilled }) => (selfBilled ? billed : usual)[moving ? 'moving' : 'still'];
}

/** Paper of A4 size. */
const A4 = 0;

/** Paper of a roll. */
export const ROLL = 7;

const a4Families: readonly (string | undefined)[] = ['1', '2', '5', '9', '10'];

/** Observed: restaurant documents and retail credits on a roll, invoices and notes on A4. */
function paperOf(type: InvoiceType): number | undefined {
  if (type === '8.6' || type === '11.4') return ROLL;
  return a4Families.includes(type.split('.')[0]) ? A4 : undefined;
}

const ownMembers: readonly HeaderMember[] = [
  ...money,
  ...dispatch,
  ...dispatchExtras,
  'selfPricing',
  'fuelInvoice',
  'thirdPartyCollection',
  'toWeigh',
  'reverseDeliveryNote',
  'reverseDeliveryNotePurpose',
  'receivingNotePurpose',
  'otherReceivingNotePurposeTitle',
  'tableAA',
  'totalCancelDeliveryOrders',
  'packages',
];

const taxes: readonly FactsMember[] = ['withheld', 'fees', 'stampDuty', 'otherTaxes', 'deductions'];

function forbiddenMembers(row: KindRow): ReadonlySet<FactsMember> {
  const forbidden = new Set<FactsMember>(ownMembers);
  for (const member of row.needs) forbidden.delete(member);
  for (const member of row.takes) forbidden.delete(member);
  if (row.moves === 'may')
    for (const member of [...dispatch, ...dispatchExtras, 'packages'] as const) forbidden.delete(member);
  if (row.moves !== 'may') forbidden.add('isDeliveryNote');
  if (row.correlates === 'no') forbidden.add('correlatedInvoices').add('correlatedInvoicesLabel');
  if (!mayConnect(row)) forbidden.add('multipleConnectedMarks').add('multipleConnectedUids');
  if (!hasTaxes(row)) for (const member of taxes) forbidden.add(member);
  if (row.line === 'none' || row.line === 'collection' || row.line === 'levy') forbidden.add('discount');
  return forbidden;
}

/** Whether taxes on the whole document are allowed. */
const hasTaxes = ({ line }: Pick<KindRow, 'line'>): boolean =>
  line === 'goods' || line === 'service' || line === 'acquisition' || line === 'clearance';

/**
 * The links of a kind are those that its builder offers. In facts they are allowed wherever the authority allows them.
 */
const mayConnect = ({ type, line }: KindRow): boolean => {
  const { rule } = invoiceTypeFacts[type].multipleConnectedMarks;
  return rule === 'requiredOnTotalCancel' ? line === 'none' : rule !== 'forbidden';
};

function usualIncomeOf(type: InvoiceType): KindInfo['usualIncome'] {
  const home = { goods: whole(type, 'goods'), services: whole(type, 'services') };
  const abroad = new Map<string, WholeIncome>();
  return (income, country) => {
    if (country === undefined || country === 'GR') return home[income];
    const found = defaultIncomeClassification(type, income, country);
    if (found === undefined) return undefined;
    const key = `${income} ${found.classificationType}`;
    const known = abroad.get(key) ?? [found];
    abroad.set(key, known);
    return known;
  };
}

function whole(type: InvoiceType, income: 'goods' | 'services'): WholeIncome | undefined {
  const found = defaultIncomeClassification(type, income);
  return found && [found];
}
