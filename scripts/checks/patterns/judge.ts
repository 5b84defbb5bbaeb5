import { checkSync } from 'recheck';
import { patternsIn } from './find.js';

/** A refused regular expression, and why. */
export interface Refused {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** The backend that needs neither Java nor a native binary. */
process.env['RECHECK_BACKEND'] = 'pure';

/** A fixed seed, so that every run has the same result, and no time limit, so that a slow machine has it too. */
const SETTINGS = { randomSeed: 1, timeout: null } as const;

/** The regular expressions whose time may grow faster than the length of the text. */
export function judge(sources: readonly { file: string; text: string }[]): {
  refused: Refused[];
  checked: number;
} {
  const refused: Refused[] = [];
  const verdicts = new Map<string, string | undefined>();
  let checked = 0;
  for (const { file, text } of sources) {
    for (const { line, text: shown, source, flags } of patternsIn(file, text)) {
      checked += 1;
      const refuse = (why: string): void => void refused.push({ file, line, text: shown, why });
      if (source === undefined) {
        refuse('not a constant, so it cannot be checked');
        continue;
      }
      const key = `/${source}/${flags}`;
      if (!verdicts.has(key)) verdicts.set(key, whyNot(source, flags));
      const why = verdicts.get(key);
      if (why !== undefined) refuse(why);
    }
  }
  return { refused, checked };
}

function whyNot(source: string, flags: string): string | undefined {
  const verdict = checkSync(source, flags, SETTINGS);
  if (verdict.status === 'safe') return undefined;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : `not checked: ${verdict.error.kind}`;
}
