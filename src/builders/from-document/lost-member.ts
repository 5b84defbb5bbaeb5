import type { LostWhy } from '../../issues/locales/generated/en/lost.js';
import type { Params, Path } from '../../types/index.js';

/** Why a member of a document does not come back from its facts, as a permanent key. */
export type LostReason = LostWhy | 'refused';

/**
 * A member of a document that its facts do not give back.
 *
 * @example
 * factsOf(document).lost.map(({ path, why }) => `${path.join('.')}: ${why}`);
 */
export interface LostMember {
  /** The path in the document. */
  readonly path: Path;
  /**
   * `no-fact`: facts have no member for it. `differs`: facts give another value. `added`: facts give it, and the document
   * does not have it. `refused`: facts do not accept it there. `not-a-document`: nothing could be read.
   */
  readonly why: LostReason;
  readonly params: Params;
  readonly message: string;
}
