import { centsToNumber, parseAmount } from '../../../money/index.js';
import type { SandboxSettings } from '../../../sandbox/index.js';
import type { Context, Option } from '../args/command.js';
import { COUNT, TEXT } from '../args/placeholders.js';
import { UsageError } from '../args/usage-error.js';
import { textOf } from '../args/values.js';
import { commandWords } from '../generated/commands.js';
import { millisecondsOf } from './duration.js';
import { settingRows } from './generated/setting-rows.js';
import type { SettingRow } from './setting-row.js';

const forms: Readonly<Record<SettingRow['kind'], Pick<Option, 'choices' | 'placeholder' | 'repeats'>>> = {
  flag: { choices: ['true', 'false'] },
  word: {},
  time: commandWords.sandboxSettings.time,
  credits: commandWords.sandboxSettings.credits,
  count: { placeholder: COUNT },
  text: { placeholder: TEXT },
  texts: { placeholder: TEXT, repeats: true },
};

export const settingOptions: readonly Option[] = settingRows.map(({ option, kind, values, help }) => ({
  name: option,
  ...forms[kind],
  ...(values !== undefined && { choices: values }),
  ...help,
}));

/** The settings that were given. Throws `UsageError`. */
export function settingsOf({
  values,
  repeated,
}: Pick<Context, 'values' | 'repeated'>): Partial<SandboxSettings> {
  const given = settingRows.flatMap((row) => {
    const text = textOf(values, row.option);
    if (text === undefined) return [];
    return [[row.setting, row.kind === 'texts' ? repeated[row.option] : read(row, text)] as const];
  });
  return Object.fromEntries(given);
}

function read(row: SettingRow, text: string): boolean | number | string {
  switch (row.kind) {
    case 'flag':
      return text === 'true';
    case 'time':
      return timeIn(row, text);
    case 'credits':
      return creditsIn(row, text);
    case 'count':
      return countIn(row, text);
    default:
      return text;
  }
}

function timeIn({ option, byHand }: SettingRow, text: string): number | string {
  if (byHand === true && text === 'by-hand') return text;
  const time = millisecondsOf(text);
  if (time !== undefined) return time;
  throw new UsageError((words) =>
    (byHand === true ? words.wrongDurationOrByHand : words.wrongDuration)(`--${option}`, text),
  );
}

function creditsIn({ option }: SettingRow, text: string): number {
  const read = parseAmount(text);
  if (read.ok) return centsToNumber(read.value);
  throw new UsageError((words) => words.wrongCredits(`--${option}`, text));
}

function countIn({ option, min = 0, max = Number.MAX_SAFE_INTEGER }: SettingRow, text: string): number {
  const count = Number(text);
  if (/^\d{1,16}$/.test(text) && count >= min && count <= max) return count;
  throw new UsageError((words) =>
    max < Number.MAX_SAFE_INTEGER
      ? words.wrongCount(`--${option}`, text, min, max)
      : words.wrongNumber(`--${option}`, text, min),
  );
}
