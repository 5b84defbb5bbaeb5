import * as z from 'zod';
import * as shapes from '../../../flows/generated/shapes.js';
import * as leaves from '../../../flows/shared/leaves.js';
import { bare, type MemberShape, type ObjectShape } from '../../../types/shape.js';
import { ADDRESS } from './schemas.js';

/** A time over HTTP: text, and the time of the call if it is left out. */
const clockTime = { kind: 'optional', of: leaves.moment } as const;

/** The facts of a step as a caller states them over HTTP, where the time of the call is known. */
const served = ({ name, members }: ObjectShape): ObjectShape => ({
  kind: 'object',
  name,
  members: Object.fromEntries(
    Object.entries(members).map(([member, shape]) => [member, shape === leaves.moment ? clockTime : shape]),
  ),
});

/** The facts that operations take, by the names of their types. */
export const servedShapes = {
  TableOpening: shapes.tableOpeningShape,
  TableOrder: shapes.tableOrderShape,
  TableCancellation: shapes.tableCancellationShape,
  TotalTableCancellation: shapes.totalTableCancellationShape,
  TableMove: shapes.tableMoveShape,
  TableDiscount: shapes.tableDiscountShape,
  TableClosing: shapes.tableClosingShape,
  PosChargingFacts: served(shapes.posChargingFactsShape),
  PosDeclinedFacts: shapes.posDeclinedFactsShape,
  PosChargeFacts: served(shapes.posChargeFactsShape),
  CreditFacts: shapes.creditFactsShape,
  NotesInvoiceFacts: shapes.notesInvoiceFactsShape,
  ReceivingFacts: shapes.receivingFactsShape,
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
  [leaves.moment, z.iso.datetime({ offset: true })],
  [leaves.finalType, z.literal([7, 8, 'default'])],
  [leaves.visible, z.string()],
  [leaves.greekVat, z.string()],
]);

const TYPES: { readonly [kind in MemberShape['kind']]?: z.ZodType } = {
  text: z.string(),
  integer: z.int(),
  decimal: z.union([z.string(), z.number()]),
  flag: z.boolean(),
  own: z.union([z.string(), z.number()]),
};
