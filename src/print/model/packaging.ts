import { packagingTypes } from '../../codes/index.js';
import type { Row, Section } from './model.js';
import type { Page } from './page.js';
import { distinct, ofCode, tableOf, together, value } from './values.js';

/** The packages of a movement of goods; undefined if none are declared. */
export function packaging({ document, say }: Page): Section | undefined {
  const rows = (document.packingsDeclarations ?? []).flatMap(({ Packages }, at) =>
    Packages.map(({ packagingType, quantity, otherPackagingTypeTitle: other }, index): Row => {
      const path = `/packingsDeclarations/${at}/Packages/${index}`;
      const kind = ofCode(say, packagingTypes, packagingType, `${path}/packagingType`);
      const title = other === undefined ? undefined : value(other, `${path}/otherPackagingTypeTitle`);
      const names = together(': ', ...distinct(kind, title));
      return { cells: [names, value(say.number(quantity), `${path}/quantity`)], notes: [] };
    }),
  );
  if (rows.length === 0) return undefined;
  return {
    place: 'side',
    title: say.label('packaging'),
    table: tableOf(
      [
        { label: say.label('packaging'), align: 'start', wide: true },
        { label: say.label('quantity'), align: 'end' },
      ],
      rows,
    ),
  };
}
