// The shapes: plain data that drives the reader.

import { importOf } from '../codes/declare.mjs';
import { print } from '../codes/print.mjs';
import { boundsOf } from './codes.mjs';
import { isLeaf, objectsBelow } from './members.mjs';

const INT = 2_147_483_647;

export const shapeName = (name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`;

const setName = (codes) => `${codes}Set`;

/** The shape of a single value. */
export function leaf({ kind, codes, alsoNumber, printed, min, max, above, decimals, isFiled = true }) {
  switch (kind) {
    case 'amount':
      return { kind, printed: printed ?? false };
    case 'text':
      return { kind, min: min ?? 0, max: max ?? { ref: 'UNLIMITED' }, ...(!isFiled && { printed: true }) };
    case 'integer':
      return codes === undefined ? { kind, min, max: max ?? INT } : { kind, ...boundsOf(codes) };
    case 'number':
      return JSON.parse(JSON.stringify({ kind, above, min, max, decimals }));
    case 'code':
      return { kind, values: { ref: setName(codes) }, ...(alsoNumber && { alsoNumber }) };
    case 'time':
    case 'uid':
    case 'guid':
      return { kind: 'pattern', name: kind };
    default:
      return { kind };
  }
}

function shapeOf(member) {
  const isFiled = member.xml !== undefined;
  const one = isLeaf(member) ? leaf({ ...member, isFiled }) : { ref: shapeName(member.kind) };
  const many = member.list ? { kind: 'list', of: one, atLeast: member.atLeast ?? 0 } : one;
  return member.optional ? { kind: 'optional', of: many } : many;
}

function objectShape({ name, comment, members }) {
  const head = `export const ${shapeName(name)} = `;
  const shape = {
    kind: 'object',
    name,
    members: Object.fromEntries(
      members.filter(({ registry }) => !registry).map((member) => [member.name, shapeOf(member)]),
    ),
  };
  const text = print(shape, { before: head.length, expand: true });
  return `/** ${comment.split('\n')[0]} */\n${head}${text} as const satisfies ObjectShape;`;
}

/** The shapes of the payload, innermost first. */
export function shapesFile() {
  const shown = objectsBelow('SendInvoicesRequest');
  const codes = [
    ...new Set(
      shown.flatMap(({ members }) => members.flatMap(({ kind, codes }) => (kind === 'code' ? [codes] : []))),
    ),
  ].sort();
  return [
    importOf(codes, '../../codes/index.js'),
    "import { UNLIMITED } from '../leaf.js';",
    "import type { ObjectShape } from '../shape.js';",
    '',
    codes.map((each) => `const ${setName(each)} = /* @__PURE__ */ new Set(${each});`).join('\n'),
    '',
    shown.map(objectShape).join('\n\n'),
  ].join('\n');
}
