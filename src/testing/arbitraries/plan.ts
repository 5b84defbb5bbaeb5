import { type InvoiceType, invoiceTypeFacts } from '../../codes/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import type { FormParts } from './forms.js';
import type { Region } from './parties.js';
import type { Basis, Scale } from './prices.js';

/** Decisions that are made first, because many members depend on them. */
export interface Plan extends FormParts {
  readonly scale: Scale;
  /** Whether all prices of the document include VAT, none do, or both occur. */
  readonly basis: Basis | 'mixed';
  /** Whether taxes other than VAT are on lines, on the document, or absent. Never in both places. */
  readonly taxes: 'lines' | 'document' | 'none';
  readonly hasTaxes: boolean;
  readonly isFuel: boolean;
  /** Whether the recipient issues the document, so that its lines have expenses. */
  readonly isSelfBilled: boolean;
  /** Whether all lines are classified as information only (category 95). */
  readonly isInformation: boolean;
  readonly region: Region;
  /** `GR`, or any other value if the counterpart is abroad. */
  readonly country: string | undefined;
  /** A transfer between establishments of one company. */
  readonly isOwnTransfer: boolean;
}

const regionsOf = (type: InvoiceType): Arbitrary<Region> => {
  const { country } = invoiceTypeFacts[type].counterpart;
  if (country === 'GR' || country === 'EU' || country === 'nonEU') return fc.constant(country);
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: fc.constant<Region>('GR'), weight: 4 },
    { arbitrary: fc.constantFrom<Region>('EU', 'nonEU'), weight: 1 },
  );
};

const rarely = (holds: boolean, oneIn: number): Arbitrary<boolean> =>
  holds
    ? fc.oneof(
        { withCrossShrink: true },
        { arbitrary: fc.constant(false), weight: oneIn - 1 },
        { arbitrary: fc.constant(true), weight: 1 },
      )
    : fc.constant(false);

/** Draws the decisions for a document of a form. */
export function planOf(form: FormParts): Arbitrary<Plan> {
  const { row, moves, closes } = form;
  const isTaxable = row.line === 'goods' || row.line === 'service' || row.line === 'acquisition';
  const isHome = row.type === '9.2';
  return fc
    .record({
      scale: fc.oneof(
        { withCrossShrink: true },
        { arbitrary: fc.constant<Scale>('usual'), weight: 8 },
        { arbitrary: fc.constantFrom<Scale>('large', 'largest'), weight: 1 },
      ),
      basis: fc.constantFrom<Plan['basis']>('net', 'gross', 'mixed'),
      taxes: isTaxable
        ? fc.constantFrom<Plan['taxes']>('document', 'lines')
        : fc.constant<Plan['taxes']>('none'),
      isFuel: rarely(row.takes.includes('fuelInvoice') && row.line === 'goods' && !closes, 8),
      isSelfBilled: rarely(row.takes.includes('selfPricing') && row.line !== 'clearance' && !closes, 8),
      isInformation: rarely(row.line !== 'clearance', 8),
      region: isHome ? fc.constant<Region>('GR') : regionsOf(row.type),
      isOwnTransfer: rarely(moves && row.line === 'note' && !isHome, 5),
    })
    .map(({ taxes, region, ...decided }): Plan => {
      const fits = decided.scale === 'usual';
      const place = fits ? taxes : 'none';
      const at = decided.isOwnTransfer ? 'GR' : region;
      return {
        ...form,
        ...decided,
        taxes: place,
        hasTaxes: place === 'lines',
        region: at,
        country: at === 'GR' ? 'GR' : undefined,
      };
    });
}
