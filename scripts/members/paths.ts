// The paths of members: a type of all paths, and lists of some of them.

import { doc, print } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { filled, memberPaths, payloadMembers, undescribed } from './members.js';

const list = (name: string, comment: string, items: Row) =>
  `${doc([comment])}\nexport const ${name} = ${print(items, { expand: true })} as const;`;

export function pathsFile() {
  const header = payloadMembers('InvoiceHeader');
  const later = header.filter(({ since }: Row) => since === '2.0.2');
  const flags = header.filter(({ kind }: Row) => kind === 'flag');
  const all = [...new Set([...memberPaths()].map(({ path }) => path))];
  return [
    doc(['A member of a document, such as `invoiceDetails[].quantity`.']),
    `export type MemberPath =\n${all.map((path) => `  | '${path}'`).join('\n')};`,
    '',
    list(
      'laterHeaderMembers',
      'Members of the header that are new in version 2.0.2.',
      later.map(({ name }: Row) => name),
    ),
    '',
    list(
      'headerFlags',
      'Members of the header that are true or absent.',
      flags.map(({ name }: Row) => name),
    ),
    '',
    `${doc(["Names of the authority's XML that the authority fills."])}\nexport const filledNames: readonly string[] = ${print(filled, { expand: true })};`,
    '',
    `${doc(["Names of the authority's XML that the service is not known to pass on."])}\nexport const undescribedNames: readonly string[] = ${print(undescribed, { expand: true })};`,
  ].join('\n');
}
