import type { Package, PackingsDeclaration } from '../../types/index.js';
import type { FactsView } from '../read/views.js';
import { present } from './present.js';

/** The packages in one declaration; undefined if there are no packages. */
export function assemblePackaging(packages: FactsView['packages']): PackingsDeclaration[] | undefined {
  if (packages === undefined || packages.length === 0) return undefined;
  const assembled = packages.map(({ packagingType, quantity, otherPackagingTypeTitle }) =>
    present<Package>({ packagingType, quantity, otherPackagingTypeTitle }),
  );
  const declaration = Object.freeze({ Packages: Object.freeze(assembled) as Package[] });
  return Object.freeze([declaration]) as unknown as PackingsDeclaration[];
}
