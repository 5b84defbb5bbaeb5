import { documentShape } from '../../types/generated/shapes.js';
import type { MemberPath } from '../../types/index.js';
import { bare, type ObjectShape } from '../../types/shape.js';

interface TextMember {
  readonly path: MemberPath;
  /** Whether it is only printed, and not passed on to the tax authority. */
  readonly isPrinted: boolean;
}

/** The text members of a document, in order. */
export const textMembers: readonly TextMember[] = [...textsIn(documentShape, '')];

function* textsIn({ members }: ObjectShape, parent: string): Generator<TextMember> {
  for (const [name, member] of Object.entries(members)) {
    const { shape } = bare(member);
    const isList = shape.kind === 'list';
    const one = isList ? shape.of : shape;
    const path = `${parent}${name}${isList ? '[]' : ''}`;
    if (one.kind === 'object') yield* textsIn(one, `${path}.`);
    if (one.kind === 'text') yield { path: path as MemberPath, isPrinted: one.printed === true };
  }
}

/** The paths of the text members that are passed on to the tax authority. */
export const filedTexts: readonly MemberPath[] = textMembers.flatMap(({ path, isPrinted }) =>
  isPrinted ? [] : [path],
);
