import type { Kind } from '../../kinds/kinds.js';
import type { Builder } from '../builder.js';
import { copyOf } from '../copy.js';
import { Draft } from '../draft.js';
import type { FirstSteps } from '../kind-types.js';
import type { Opening } from '../opening-types.js';

/** Opens a builder. The class has every step; the type shows only those of the kind. */
export const open = <K extends Kind>(kind: K, opening: Opening<K>): Builder<K, FirstSteps<K>> =>
  new Draft(kind, copyOf(opening)) as unknown as Builder<K, FirstSteps<K>>;
