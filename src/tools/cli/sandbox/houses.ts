import { parseVatNumber } from '../../../codes/index.js';
import { withValues } from '../../../issues/inside.js';
import { ISSUER } from '../../../rules/examples/inside.js';
import { defaultKey } from '../../../sandbox/inside.js';
import type { Context, Option } from '../args/command.js';
import { VAT_NUMBER } from '../args/placeholders.js';
import { UsageError } from '../args/usage-error.js';
import { commandWords } from '../generated/commands.js';
import type { House } from './house.js';

/** The company of the documentation and its examples. */
export const COMPANY = ISSUER.vatNumber;

const key: Option = {
  name: 'key',
  placeholder: commandWords.houses.keyPlaceholder,
  repeats: true,
  ...withValues(commandWords.houses.key, { defaultKey }),
};

const company: Option = {
  name: 'company',
  placeholder: VAT_NUMBER,
  repeats: true,
  ...withValues(commandWords.houses.company, { company: COMPANY }),
};

export const houseOptions: readonly Option[] = [key, company];

/** The software houses that were given. Throws `UsageError`. */
export function housesOf({ repeated }: Pick<Context, 'repeated'>): readonly [House, ...House[]] {
  const shared = (repeated[company.name] ?? []).map((text) => vatNumberIn(`--${company.name}`, text));
  const [first = defaultKey, ...others] = repeated[key.name] ?? [];
  const names = new Set<string>();
  const houseOf = (text: string): House => {
    const { name, own } = partsOf(text);
    if (names.has(name)) throw new UsageError((words) => words.repeatedKey(name));
    names.add(name);
    const companies = [...new Set([...own, ...shared])];
    return { key: name, companies: companies.length > 0 ? companies : [COMPANY] };
  };
  return [houseOf(first), ...others.map(houseOf)];
}

function partsOf(text: string): { readonly name: string; readonly own: readonly string[] } {
  const at = text.lastIndexOf(':');
  const name = at === -1 ? text : text.slice(0, at);
  // A header has neither spaces around it nor other control characters.
  if (!/^[!-~](?:[ -~]*[!-~])?$/.test(name)) throw new UsageError((words) => words.wrongKey(text));
  if (at === -1) return { name, own: [] };
  const own = text.slice(at + 1).split(',');
  return { name, own: own.map((each) => vatNumberIn(`--${key.name}`, each)) };
}

/** The VAT number of an option, in the form for the service. Throws `UsageError`. */
function vatNumberIn(option: string, text: string): string {
  const read = parseVatNumber(text);
  if (read.ok) return read.vatNumber;
  throw new UsageError((usage) => usage.wrongVatNumber(option, text));
}
