import { check } from 'recheck';
import { patternsIn } from './find.js';

/** A refused regular expression, and why. */
export interface Refused {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** A fixed seed, and no limit of time, so that every run has the same result, on a slow machine too. */
const SETTINGS = { randomSeed: 1, timeout: null, incubationTimeout: null, attackTimeout: null } as const;

/** The regular expressions whose time may grow faster than the length of the text. */
export async function judge(sources: readonly { file: string; text: string }[]): Promise<{
  refused: Refused[];
  checked: number;
}> {
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
      if (!verdicts.has(key)) verdicts.set(key, await whyNot(source, flags));
      const why = verdicts.get(key);
      if (why !== undefined) refuse(why);
    }
  }
  return { refused, checked };
}

async function whyNot(source: string, flags: string): Promise<string | undefined> {
  const verdict = await check(source, flags, SETTINGS);
  if (verdict.status === 'safe') return undefined;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : `not checked: ${verdict.error.kind}`;
}
