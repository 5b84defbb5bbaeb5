// The shapes: plain data that drives the reader, and the generated readers of documents.

import { importOf } from '../codes/declare.js';
import { print, WIDTH } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { boundsOf, tableOfList } from './codes.js';
import { isLeaf, objectsBelow } from './members.js';
import { INT, readersFile } from './readers.js';
import { wordsOf } from './words.js';

export const shapeName = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`;

const setName = (codes: Row) => `${codes}Set`;

/** The shape of a single value. */
export function leaf({ kind, codes, alsoNumber, printed, min, max, above, decimals, isFiled = true }: Row) {
  switch (kind) {
    case 'amount':
      return { kind, printed: printed ?? false };
    case 'text':
      return { kind, min: min ?? 0, max: max ?? { ref: 'UNLIMITED' }, ...(!isFiled && { printed: true }) };
    case 'integer':
      return codes === undefined
        ? { kind, min, max: max ?? INT }
        : { kind, ...boundsOf(codes), table: codes };
    case 'number':
      return JSON.parse(JSON.stringify({ kind, above, min, max, decimals }));
    case 'code':
      return {
        kind,
        values: { ref: setName(codes) },
        table: tableOfList(codes),
        ...(alsoNumber && { alsoNumber }),
      };
    case 'time':
    case 'uid':
    case 'guid':
      return { kind: 'pattern', name: kind };
    default:
      return { kind };
  }
}

function shapeOf(member: Row) {
  const isFiled = member.xml !== undefined;
  const one = isLeaf(member) ? leaf({ ...member, isFiled }) : { ref: shapeName(member.kind) };
  const many = member.list ? { kind: 'list', of: one, atLeast: member.atLeast ?? 0 } : one;
  return member.optional ? { kind: 'optional', of: many } : many;
}

/** The shapes of the payload by their names, innermost first. */
export const payloadShapes = new Map<string, Row>(
  objectsBelow('SendInvoicesRequest').map(({ name, comment, members, usual }) => [
    shapeName(name),
    {
      name,
      usual,
      comment: comment.split('\n')[0],
      members: Object.fromEntries(
        members.filter(({ registry }: Row) => !registry).map((member: Row) => [member.name, shapeOf(member)]),
      ),
    },
  ]),
);

export const payloadWords = wordsOf(payloadShapes);

/** The declarations of shapes, with the first words of those that have generated readers. */
export const shapesText = (shapes: Row, { first }: { first?: ReadonlyMap<string, number> } = {}) =>
  [...shapes]
    .map(([constant, { name, comment, members }]) => {
      const head = `export const ${constant} = `;
      const shape = { kind: 'object', name, ...(first && { word: first.get(constant) }), members };
      const text = print(shape, { before: head.length, expand: true });
      return `/** ${comment} */\n${head}${text} as const satisfies ObjectShape;`;
    })
    .join('\n\n');

const codeLists = [
  ...new Set(
    objectsBelow('SendInvoicesRequest').flatMap(({ members }) =>
      members.flatMap(({ kind, codes }: Row) => (kind === 'code' ? [codes] : [])),
    ),
  ),
].sort();

function setOf(codes: Row) {
  const head = `export const ${setName(codes)} = /* @__PURE__ */ new Set(`;
  const line = `${head}${codes});`;
  return line.length <= WIDTH ? line : `${head}\n  ${codes},\n);`;
}

/** The codes that members may have, as sets. */
export const codeSetsFile = () =>
  [importOf(codeLists, '../../codes/index.js'), '', codeLists.map(setOf).join('\n')].join('\n');

/** The shapes of the payload. */
export const shapesFile = () =>
  [
    "import { UNLIMITED } from '../leaf.js';",
    "import type { ObjectShape } from '../shape.js';",
    importOf(codeLists.map(setName), './code-sets.js'),
    '',
    shapesText(payloadShapes, payloadWords),
  ].join('\n');

/** The readers of documents. Facts contain some of the objects, whose readers are exported. */
export const documentReaders = (exported: Row) =>
  readersFile({
    name: 'documentReaders',
    comment: 'The readers of documents.',
    shapes: new Map([...payloadShapes].filter(([name]) => name !== 'sendInvoicesRequestShape')),
    words: payloadWords,
    exported,
    paths: {
      shapes: '../../types/generated/shapes.js',
      sets: '../../types/generated/code-sets.js',
      shape: '../../types/shape.js',
      reading: '../',
    },
  });
