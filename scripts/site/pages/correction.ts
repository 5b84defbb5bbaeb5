import { docsOf } from '../../../src/rules/docs.js';
import type { Example } from '../../../src/rules/engine/example.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import type { Issue, Path } from '../../../src/types/index.js';
import { inline, lines, list } from '../../docs/markdown.js';
import type { SiteLanguage } from '../page.js';
import { siteWords } from '../words.js';

export const pointerOf = (path: Path): string =>
  path.length === 0
    ? ''
    : `/${path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** The value at a pointer of plain data, or `undefined`. */
function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}

/** A member that is wrong, and what it should be. `undefined` is a member that is not there. */
export interface Correction {
  readonly at: string;
  readonly wrong: unknown;
  readonly right: unknown;
}

const sampleOf = ({ layer }: Rule, { sample }: Example): unknown =>
  layer === 'facts'
    ? (factsSamples as Readonly<Record<string, unknown>>)[sample]
    : (samples as Readonly<Record<string, unknown>>)[sample];

/**
 * What corrects a bad example: the fix of its issue, if there is one. Otherwise what the example changed goes back, because
 * its sample is valid.
 */
export function correctionsOf(
  rule: Rule,
  index: number,
  issue: Issue | undefined,
  bad: unknown,
): Correction[] {
  if (issue?.fix !== undefined && issue.fix.rename === undefined) {
    const at = pointerOf(issue.fix.path);
    return [{ at, wrong: valueAt(bad, at), right: issue.fix.value }];
  }
  const example = docsOf(rule).bad[index];
  if (example === undefined || rule.layer === 'batch') return [];
  const sample = sampleOf(rule, example);
  const set = Object.entries(example.set ?? {}).map(([at, wrong]) => ({
    at,
    wrong,
    right: valueAt(sample, at),
  }));
  const removed = (example.remove ?? []).map((at) => ({ at, wrong: undefined, right: valueAt(sample, at) }));
  return [...set, ...removed];
}

/** Long values are shortened; the whole example follows. */
const shortJson = (value: unknown): string => {
  const text = JSON.stringify(value);
  return inline(text.length <= 160 ? text : `${text.slice(0, 157)}…`);
};

/** The corrected members of an example, one to a row. */
export function correctionLines(corrections: readonly Correction[], language: SiteLanguage): string[] {
  const { corrected, absent } = siteWords[language];
  if (corrections.length === 0) return [];
  const shown = (value: unknown): string => (value === undefined ? absent : shortJson(value));
  const rows = corrections.map(
    ({ at, wrong, right }) => `${inline(at)}: ${shown(wrong)} → **${shown(right)}**`,
  );
  return [lines(corrected, list(rows)).trimEnd()];
}
