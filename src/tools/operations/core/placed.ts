import { factsShape, pathInFacts } from '../../../builders/inside.js';
import { isRecord, membersOf } from '../../../reading/inside.js';
import type { Path } from '../../../types/index.js';
import { documentShape } from '../../../types/inside.js';
import type { Operation } from './operation.js';

/** The place of an issue in the body of a call. */
export interface Place {
  readonly path: Path;
  /** Whether it is exactly what the issue is about. Otherwise it is what that was derived from. */
  readonly isExact: boolean;
}

/** Where the body of a call has what an issue is about: the issue has a path into the facts or into the document. */
export type Placing = (path: Path) => Place;

/** Members of a document that facts have not: the issue is about the document that was built of them. */
const isDerived = (step: unknown): boolean =>
  Object.hasOwn(documentShape.members, String(step)) && !Object.hasOwn(factsShape.members, String(step));

/** Finds the places of issues in the body of a call of an operation. */
export const placedIn =
  ({ route }: Pick<Operation, 'route'>, input: unknown): Placing =>
  (path) => {
    const { facts, ...others } = membersOf(input);
    const body = Object.keys(others).filter((name) => !route.includes(`{${name}}`));
    const [first] = path;
    const isOf = (member: unknown): boolean => isRecord(member) && Object.hasOwn(member, String(first));
    const at = (...before: readonly string[]): Place => ({ path: [...before, ...path], isExact: true });
    if (isOf(facts)) return at('facts');
    if (body.includes(String(first))) return at();
    const holder = body.find((name) => isOf(others[name]));
    if (holder !== undefined) return at(holder);
    if (facts !== undefined)
      return isDerived(first)
        ? { path: given(input, ['facts', ...pathInFacts(path)]), isExact: false }
        : at('facts');
    const holders = body.length === 1 ? body : body.filter((name) => isRecord(others[name]));
    return at(...holders.slice(0, 1));
  };

/** The beginning of a path that exists. */
function given(value: unknown, [step, ...rest]: Path): Path {
  const member = step === undefined ? undefined : (Object(value) as Readonly<Record<string, unknown>>)[step];
  return step === undefined || member === undefined ? [] : [step, ...given(member, rest)];
}
