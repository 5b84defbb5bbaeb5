// The files generated from reference/sandbox-settings.json, by their paths in src.

import { generatedFrom, kebab } from '../codes/print.js';
import { type Row, read } from '../codes/reference.js';

const HEADER = generatedFrom('sandbox', 'reference/sandbox-settings.json');
const { settings } = read('sandbox-settings.json');

const UNITS: readonly (readonly [string, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

/** A time in the largest unit that fits: its count and its unit. */
function timeOf(milliseconds: number): [number, string | undefined] {
  const [unit, size] = UNITS.find(([, each]) => milliseconds > 0 && milliseconds % each === 0) ?? [
    undefined,
    1,
  ];
  return [milliseconds / size, unit];
}

/** The default in a comment. */
function inComment({ kind, default: value, otherwise }: Row) {
  if (value === null) return otherwise.en;
  if (kind === 'texts') return 'none';
  if (typeof value !== 'number') return `\`${value}\``;
  if (kind !== 'time') return value.toLocaleString('en');
  const [count, unit] = timeOf(value);
  return unit === undefined ? String(count) : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The default as it is typed on the command line. */
function asTyped({ kind, default: value, otherwise }: Row, language: string) {
  if (value === null) return otherwise[language];
  if (kind === 'texts') return undefined;
  if (kind !== 'time') return String(value);
  const [count, unit] = timeOf(value);
  return unit === undefined ? String(count) : `${count}${unit.charAt(0)}`;
}

const wordsOf = (values: Row) => values.map((value: Row) => `'${value}'`).join(' | ');

function typeOf({ kind, values, byHand, default: value }: Row) {
  const types: Readonly<Record<string, string>> = {
    flag: 'boolean',
    text: 'string',
    texts: 'readonly string[]',
    word: wordsOf(values ?? []),
  };
  const type = types[kind] ?? (byHand ? "number | 'by-hand'" : 'number');
  return value === null ? `${type} | undefined` : type;
}

/** A value as TypeScript, in the style of the formatter. */
function literal(value: Row) {
  if (value === null) return 'undefined';
  if (typeof value === 'number') return String(value).replace(/\B(?=(?:\d{3})+$)/g, value > 9999 ? '_' : '');
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

/** A comment with lines of at most 120 characters. */
function commented(text: string) {
  const one = `  /** ${text} */`;
  if (one.length <= 120) return one;
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length > 114) lines.push(` ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return ['  /**', ...lines.map((line) => `   *${line}`), '   */'].join('\n');
}

const settingsFile = () => `/**
 * Behaviour that the description does not specify, or that a test needs to change. Times are in milliseconds, credits
 * as in answers.
 *
 * @example
 * const sandbox = await createSandbox({ settings: { alwaysSigns: true, searchLag: 5000 } });
 */
export interface SandboxSettings {
${settings
  .map(
    (row: Row) =>
      `${commented(`${row.en} Default: ${inComment(row)}.`)}\n  readonly ${row.name}: ${typeOf(row)};`,
  )
  .join('\n')}
}

/** The default settings of a sandbox. */
export const defaultSettings: SandboxSettings = {
${settings.map(({ name, default: value }: Row) => `  ${name}: ${literal(value)},`).join('\n')}
};
`;

/** A sentence for a terminal, with the default. */
function help(row: Row, language: string) {
  const said = row[language].replaceAll('`', '');
  const value = asTyped(row, language);
  if (value === undefined) return said;
  return `${said} ${language === 'en' ? 'Default' : 'Προεπιλογή'}: ${value}.`;
}

function rowOf(row: Row) {
  const { name, kind, values, byHand, min, max } = row;
  const text = (value: Row) => `'${value}'`;
  const members = [
    ['setting', text(name)],
    ['option', text(kebab(name))],
    ['kind', text(kind)],
    ['values', values && `[${values.map(text).join(', ')}]`],
    ['byHand', byHand && 'true'],
    ['min', min === undefined ? undefined : literal(min)],
    ['max', max === undefined ? undefined : literal(max)],
  ].filter(([, value]) => value !== undefined);
  const lines = members.map(([member, value]) => `    ${member}: ${value},`);
  const words = ['en', 'el'].map((language) => `      ${language}: ${text(help(row, language))},`);
  return ['  {', ...lines, '    help: {', ...words, '    },', '  },'].join('\n');
}

const rowsFile = () => `import type { SettingRow } from '../setting-row.js';

/** Every setting of the sandbox, as an option of the command line. */
export const settingRows: readonly SettingRow[] = [
${settings.map(rowOf).join('\n')}
];
`;

/** Every generated file with its text. */
export const files = new Map([
  ['sandbox/generated/settings.ts', `${HEADER}${settingsFile()}`],
  ['tools/cli/sandbox/generated/setting-rows.ts', `${HEADER}${rowsFile()}`],
]);
