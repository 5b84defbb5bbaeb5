import { checkSync } from 'recheck';
import { patternsIn } from './find.js';

/** A regular expression that may not stay, and why. */
export interface Refused {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** The backend that needs neither Java nor a binary of this platform. */
process.env['RECHECK_BACKEND'] = 'pure';

/** A seed, so that two runs say the same; and no limit of time, so that a slow machine says it too. */
const SETTINGS = { randomSeed: 1, timeout: null } as const;

/** The regular expressions of sources whose time may grow faster than the text that they look at. */
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
        refuse('not a constant, so nothing can be said of it');
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
