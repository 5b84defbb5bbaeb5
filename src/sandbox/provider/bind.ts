import { isRecord } from '../../reading/object.js';
import { objectPlanOf, type Plan } from '../../reading/plan.js';
import { isPublicSectorBlock } from '../../rules/public-sector/members.js';
import { isPublicSectorMember } from '../../rules/shape/index.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Path } from '../../types/index.js';

/** A document, as the service reads it. */
export interface Bound {
  /** With the described names; `unknown` because it is not validated yet. */
  readonly document: unknown;
  readonly publicSector: unknown;
  /** Whether the call is the one for the public sector. */
  readonly isPublicSector: boolean;
  /** The paths of members that the service does not know. */
  readonly dropped: readonly string[];
}

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
      if (!isPublicSectorBlock(name)) continue;
      publicSector = member;
      delete (source as Record<string, unknown>)[name];
    }
  }
  const keeps = keepsPublicSector ? isPublicSectorMember : () => false;
  return {
    document: bind(objectPlanOf(documentShape), source, [], { dropped, keeps }),
    publicSector,
    isPublicSector: keepsPublicSector,
    dropped,
  };
}

interface Binding {
  readonly dropped: string[];
  /** Whether the call keeps a member that is not described. */
  readonly keeps: (path: Readonly<Path>, name: string) => boolean;
}

function bind(plan: Plan, value: unknown, path: Readonly<Path>, binding: Binding): unknown {
  if (plan.kind === 'array' && Array.isArray(value)) {
    return value.map((item, index) => bind(plan.item, item, [...path, index], binding));
  }
  if (plan.kind !== 'object' || !isRecord(value)) return value;
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    const folded = name.toLowerCase();
    const known = plan.byName.get(name) ?? plan.byFoldedName.get(folded);
    if (known !== undefined) {
      if (member !== null)
        members.push([known.name, bind(known.plan, member, [...path, known.name], binding)]);
    } else if (folded === REMOVED || binding.keeps([...path, name], name)) members.push([name, member]);
    else binding.dropped.push(`/${[...path, name].join('/')}`);
  }
  return Object.fromEntries(members);
}
