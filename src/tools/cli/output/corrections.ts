import { pointerOf, valueAt } from '../../../reading/inside.js';
import type { Issue, Path } from '../../../types/index.js';
import { clean } from '../terminal/clean.js';
import { grouped } from './group.js';
import { issueJson } from './json.js';
import { placeWords } from './place.js';
import type { TextLook } from './text-look.js';
import { wrap } from './wrap.js';

/** An issue that was corrected, and the change. */
export interface Correction extends Issue {
  readonly change: {
    readonly path: Path;
    /** The old value; undefined if it was absent. */
    readonly from: unknown;
    /** The new value; undefined if it was removed. */
    readonly to: unknown;
    /** The new name of the member, if only the name was changed. */
    readonly name: string | undefined;
  };
}

/** How many changes with the same message are printed. */
const TOLD = 8;
/** How many characters of a value are shown. */
const ROOM = 80;

/** The issues that were corrected, with the old values of the given document. */
export const correctionsOf = (applied: readonly Issue[], given: unknown): Correction[] =>
  applied.flatMap(({ fix, ...issue }) => {
    if (fix === undefined) return [];
    const { path, value, rename } = fix;
    const from = valueAt(given, path);
    return [{ ...issue, change: { path, from, to: rename === undefined ? value : from, name: rename } }];
  });

/** A correction in JSON output: the issue and the change. JSON leaves out undefined values. */
export const correctionJson = ({ change, ...issue }: Correction) => {
  const { path, from, to, name } = change;
  return { ...issueJson(issue), change: { pointer: pointerOf(path), from, to, name } };
};

/** Corrections for people: the old value and the new one, why, and the rule. */
export function* correctionLines(corrections: readonly Correction[], look: TextLook): Generator<string> {
  const { words, style, width } = look;
  const indent = ' '.repeat(`  ${words.fix.corrected}  `.length);
  for (const { rule, printed, rest } of grouped(corrections)) {
    for (const { issue, all } of printed) {
      const changes = all.slice(0, TOLD).flatMap((each) => wrap(changeText(each, look), indent, width));
      const [first = '', ...more] = changes;
      yield `  ${style.green(words.fix.corrected)}  ${first.trimStart()}`;
      yield* more;
      const untold = all.length - TOLD;
      if (untold > 0) yield `${indent}${words.report.morePlaces(untold)}`;
      yield* wrap(words.fix.found(clean(issue.message)), indent, width);
      yield `${indent}${style.dim(`${words.report.rule} ${clean(rule)}`)}`;
    }
    if (rest.length > 0) {
      const places = rest.slice(0, TOLD).map((each) => changeText(each, look));
      yield* wrap(words.report.moreOfRule(rest.length, clean(rule), places.join(' · ')), indent, width);
    }
  }
}

function changeText({ change: { path, from, to, name } }: Correction, { words }: TextLook): string {
  const place = placeWords(path, words.report);
  if (name !== undefined) return `${place} → ${words.fix.renamed(clean(name))}`;
  const shown = (value: unknown): string =>
    value === undefined ? words.fix.nothing : clean(JSON.stringify(value), ROOM);
  return `${place}: ${shown(from)} → ${shown(to)}`;
}
