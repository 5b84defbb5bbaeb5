import { bind, type KeepsMember } from '../../reading/bind.js';
import { isRecord } from '../../reading/object.js';
import { objectPlanOf } from '../../reading/plan.js';
import { isPublicSectorBlock, isPublicSectorMember } from '../../rules/inside.js';
import { documentShape } from '../../types/generated/shapes.js';

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
 * Reads a document as the service does. The call for the public sector also keeps its members, and a removed member stays,
 * because the authority returns an error for it.
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
  const keeps: KeepsMember = (path, name) => {
    const isKept =
      name.toLowerCase() === REMOVED || (keepsPublicSector && isPublicSectorMember([...path], name));
    if (!isKept) dropped.push(`/${path.join('/')}`);
    return isKept;
  };
  return {
    document: bind(objectPlanOf(documentShape), source, keeps),
    publicSector,
    isPublicSector: keepsPublicSector,
    dropped,
  };
}
