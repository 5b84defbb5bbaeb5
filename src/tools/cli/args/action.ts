import { nearest } from '../../../reading/inside.js';
import { commandWords } from '../generated/commands.js';
import type { CommandRow, Context } from './command.js';
import { UsageError } from './usage-error.js';

const ACTION = commandWords.action.action;

/**
 * The action that the first operand names, and its operands. Throws `UsageError`.
 *
 * @param ofWords whether the last operand of an action may have several words
 */
export function actionGiven<Name extends string>(
  { operands: [first, ...operands] }: Pick<Context, 'operands'>,
  {
    actions,
    standard,
  }: Pick<CommandRow, 'standard'> & { readonly actions: Readonly<Record<Name, Operands>> },
  { ofWords = false } = {},
): { readonly name: Name; readonly operands: readonly string[] } {
  const name = first ?? standard;
  const names = Object.keys(actions) as Name[];
  if (name === undefined) throw new UsageError((usage) => usage.missingArgument(names.join('|')));
  const named = names.find((each) => each === name);
  if (named === undefined) {
    throw new UsageError(
      (usage, language) => usage.wrongChoice(ACTION[language], name, names.join(', ')),
      nearest(name, names),
    );
  }
  const wanted = actions[named];
  const missing = wanted[operands.length];
  if (missing !== undefined)
    throw new UsageError((usage, language) => usage.missingArgument(missing[language]));
  const excess = ofWords && wanted.length > 0 ? undefined : operands[wanted.length];
  if (excess !== undefined) throw new UsageError((usage) => usage.tooManyArguments(excess));
  return { name: named, operands };
}

type Operands = NonNullable<CommandRow['actions']>[string];
