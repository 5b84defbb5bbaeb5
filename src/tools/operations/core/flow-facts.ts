import * as z from 'zod';
import {
  creditFactsShape,
  finalType,
  greekVat,
  moment,
  notesInvoiceFactsShape,
  posChargeFactsShape,
  posChargingFactsShape,
  posDeclinedFactsShape,
  receivingFactsShape,
  tableCancellationShape,
  tableClosingShape,
  tableDiscountShape,
  tableMoveShape,
  tableOpeningShape,
  tableOrderShape,
  totalTableCancellationShape,
  visible,
} from '../../../flows/inside.js';
import { bare, type MemberShape, type ObjectShape } from '../../../types/inside.js';
import { ADDRESS } from './schemas.js';

/** A time over HTTP: text, and the time of the call if it is left out. */
const clockTime = { kind: 'optional', of: moment } as const;

/** The facts of a step as a caller states them over HTTP, where the time of the call is known. */
const served = ({ name, members }: ObjectShape): ObjectShape => ({
  kind: 'object',
  name,
  members: Object.fromEntries(
    Object.entries(members).map(([member, shape]) => [member, shape === moment ? clockTime : shape]),
  ),
});

/** The facts that operations take, by the names of their types. */
export const servedShapes = {
  TableOpening: tableOpeningShape,
  TableOrder: tableOrderShape,
  TableCancellation: tableCancellationShape,
  TotalTableCancellation: totalTableCancellationShape,
  TableMove: tableMoveShape,
  TableDiscount: tableDiscountShape,
  TableClosing: tableClosingShape,
  PosChargingFacts: served(posChargingFactsShape),
  PosDeclinedFacts: posDeclinedFactsShape,
  PosChargeFacts: served(posChargeFactsShape),
  CreditFacts: creditFactsShape,
  NotesInvoiceFacts: notesInvoiceFactsShape,
  ReceivingFacts: receivingFactsShape,
} as const satisfies Readonly<Record<string, ObjectShape>>;

/** The facts of a step: an object whose members the flow reads and checks. `name` is their type, whose schema describes them. */
export const stepFacts = <Facts>(name: keyof typeof servedShapes | 'SlipFacts') =>
  z.looseObject({ aa: z.union([z.string(), z.number()]).optional() }).meta({
    $ref: `${ADDRESS}${name}`,
    description: '`"aa": "next"` leaves the number to the service.',
  }) as unknown as z.ZodType<Facts>;

/** The facts of a step that makes no document. The flow judges their values; a name that it would not read is refused here. */
export const stateFacts = <Facts>(name: keyof typeof servedShapes) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries<MemberShape>(servedShapes[name].members).map(([member, shape]) => [
          member,
          typeOf(shape),
        ]),
      ),
    )
    .meta({ $ref: `${ADDRESS}${name}` }) as unknown as z.ZodType<Facts>;

/** The JSON type of a member. */
function typeOf(member: MemberShape): z.ZodType {
  const { shape, optional } = bare(member);
  const type = OWN.get(shape) ?? TYPES[shape.kind];
  return optional ? (type ?? z.unknown()).optional() : (type ?? z.unknown());
}

/** Those of values that only the facts of flows have. */
const OWN: ReadonlyMap<MemberShape, z.ZodType> = new Map<MemberShape, z.ZodType>([
  [moment, z.iso.datetime({ offset: true })],
  [finalType, z.literal([7, 8, 'default'])],
  [visible, z.string()],
  [greekVat, z.string()],
]);

const TYPES: { readonly [kind in MemberShape['kind']]?: z.ZodType } = {
  text: z.string(),
  integer: z.int(),
  decimal: z.union([z.string(), z.number()]),
  flag: z.boolean(),
  own: z.union([z.string(), z.number()]),
};
