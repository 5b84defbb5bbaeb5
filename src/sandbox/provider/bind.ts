import { isRecord } from '../../reading/object.js';
import { objectPlanOf, type Plan } from '../../reading/plan.js';
import { documentShape } from '../../types/generated/shapes.js';

/** A document, as the service reads it. */
export interface Bound {
  /** With the described names; `unknown` because it is not validated yet. */
  readonly document: unknown;
  readonly publicSector: unknown;
  /** The paths of members that the service does not know. */
  readonly dropped: readonly string[];
}

/** The block of public-sector documents: the plain route drops it. Source: observed behaviour, Issuing: request. */
const PUBLIC_SECTOR = 'providerB2gAdditionalInvoiceDetails';
/** Removed from the schema; the authority returns an error for it. Source: service description, Value rules. */
const REMOVED = 'othertransportdetails';

/**
 * Reads a document as the service does: names bind in any case, null counts as absent, and unknown members are dropped
 * without an error. Source: observed behaviour, Issuing: request.
 */
export function bindDocument(given: unknown, keepsPublicSector: boolean): Bound {
  const dropped: string[] = [];
  const source = isRecord(given) ? { ...given } : given;
  let publicSector: unknown;
  if (keepsPublicSector && isRecord(source)) {
    for (const [name, member] of Object.entries(source)) {
      if (name.toLowerCase() !== PUBLIC_SECTOR.toLowerCase()) continue;
      publicSector = member;
      delete (source as Record<string, unknown>)[name];
    }
  }
  return { document: bind(objectPlanOf(documentShape), source, '', dropped), publicSector, dropped };
}

function bind(plan: Plan, value: unknown, path: string, dropped: string[]): unknown {
  if (plan.kind === 'array' && Array.isArray(value)) {
    return value.map((item, index) => bind(plan.item, item, `${path}/${index}`, dropped));
  }
  if (plan.kind !== 'object' || !isRecord(value)) return value;
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    const folded = name.toLowerCase();
    const known = plan.byName.get(name) ?? plan.byFoldedName.get(folded);
    if (known !== undefined) {
      if (member !== null)
        members.push([known.name, bind(known.plan, member, `${path}/${known.name}`, dropped)]);
    } else if (folded === REMOVED) members.push([name, member]);
    else dropped.push(`${path}/${name}`);
  }
  return Object.fromEntries(members);
}
