import * as PackagingType from '../../codes/generated/named/packaging-types.js';
import { rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';

const PACKAGE = 'packingsDeclarations[].Packages[]';

/** Packaging of type "other" has a title. */
export const packageTitleMissing = rule({
  id: 'movement/package-title-missing',
  severity: 'warning',
  onlyWith: 'packingsDeclarations',
  paths: [`${PACKAGE}.packagingType`, `${PACKAGE}.otherPackagingTypeTitle`],
  params: ['packagingType'],
  authorityCode: 272,
  enforces: ['packaging'],
  source:
    'Observed behaviour, Issuing: otherPackagingTypeTitle is required for type 6 (coded by an integrator); the service describes the types 1 to 6 without a title',
  good: {
    sample: 'deliveryNote',
    set: {
      '/packingsDeclarations/0/Packages/0/packagingType': 6,
      '/packingsDeclarations/0/Packages/0/otherPackagingTypeTitle': 'Ψάθινα καλάθια',
    },
  },
  bad: [{ sample: 'deliveryNote', set: { '/packingsDeclarations/0/Packages/0/packagingType': 6 } }],
  check({ packingsDeclarations: declarations }, found) {
    if (declarations === undefined) return;
    for (const [outer, { Packages }] of declarations.entries()) {
      for (const [inner, { packagingType, otherPackagingTypeTitle: title }] of Packages.entries()) {
        if (packagingType !== PackagingType.Other || !isBlank(title)) continue;
        const path = ['packingsDeclarations', outer, 'Packages', inner, 'otherPackagingTypeTitle'];
        found(path, { packagingType });
      }
    }
  },
});

/** A title contradicts any other type. */
export const packageTitleAlone = rule({
  id: 'movement/package-title-alone',
  severity: 'warning',
  onlyWith: `${PACKAGE}.otherPackagingTypeTitle`,
  paths: packageTitleMissing.paths,
  params: ['packagingType', 'title'],
  authorityCode: 273,
  source: 'Observed behaviour, Issuing: otherPackagingTypeTitle is for type 6 (coded by an integrator)',
  good: packageTitleMissing.good,
  bad: [
    {
      sample: 'deliveryNote',
      set: { '/packingsDeclarations/0/Packages/0/otherPackagingTypeTitle': 'Ψάθινα καλάθια' },
    },
  ],
  check({ packingsDeclarations: declarations }, found) {
    if (declarations === undefined) return;
    for (const [outer, { Packages }] of declarations.entries()) {
      for (const [inner, { packagingType, otherPackagingTypeTitle: title }] of Packages.entries()) {
        if (packagingType === PackagingType.Other || title === undefined) continue;
        const path = ['packingsDeclarations', outer, 'Packages', inner, 'otherPackagingTypeTitle'];
        found(path, { packagingType, title });
      }
    }
  },
});
