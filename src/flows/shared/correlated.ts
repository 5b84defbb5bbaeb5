import { shown } from '../../reading/leaf.js';
import type { Refusing } from './refusing.js';

/** Whether a document names its original: unless `false` is stated. Another value could mean either, and is refused. */
export function isCorrelated(stated: unknown, refusing: Refusing): boolean {
  if (stated !== undefined && typeof stated !== 'boolean') {
    refusing.add('issued/correlated-form', ['correlated'], { found: shown(stated) });
  }
  return stated !== false;
}
