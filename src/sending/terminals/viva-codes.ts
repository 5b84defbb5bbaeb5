import type { Members } from '../../reading/object.js';
import { at, type Statement, sayingOf, textAt } from './reading.js';
import type { FamilyRow, Saying } from './row.js';

/**
 * What a result of Viva says. A charge is one only if its code and its flag agree; where they contradict each other, it is
 * not known whether the terminal charged.
 */
export function vivaStatement({ answer, codes }: FamilyRow, members: Members, flag: string): Statement {
  const code = textAt(members, answer.code);
  const says = sayingOf(codes, code);
  const isDone = at(members, flag) === true;
  const contradicts: Saying = ['unknown', 'unknown'];
  return { says: (says[0] === 'charged') === isDone ? says : contradicts, code: code ?? 'none', members };
}
