import { shown } from '../../reading/shown.js';
import type { Refusing } from './refusing.js';

/**
 * Whether a document refers to its original. Default: true. A value other than true or false is ambiguous and is
 * refused.
 */
export function isCorrelated(stated: unknown, refusing: Refusing): boolean {
  if (stated !== undefined && typeof stated !== 'boolean') {
    refusing.add('issued/correlated-form', ['correlated'], { found: shown(stated) });
  }
  return stated !== false;
}
