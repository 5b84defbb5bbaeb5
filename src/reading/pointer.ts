import type { Path } from '../types/index.js';

/**
 * A path as a JSON pointer (RFC 6901), the empty text for the root.
 * @example pointerOf(['invoiceDetails', 0, 'netValue']) // '/invoiceDetails/0/netValue'
 */
export const pointerOf = (path: Readonly<Path>): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
