import { pointerOf } from '../../../reading/inside.js';
import type { Severity } from '../../../types/index.js';
import { clean } from '../terminal/clean.js';
import { type Group, grouped } from './group.js';
import { placesOf, placeWords } from './place.js';
import type { ReportedIssue } from './report.js';
import type { TextLook } from './text-look.js';
import { wrap } from './wrap.js';

/** How many places of the same issue are named. */
const PLACES = 8;

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Severity, string>;

/** Issues for people: what is wrong, what to do, where, and the rule. */
export function* issueLines(issues: readonly ReportedIssue[], look: TextLook): Generator<string> {
  const { words, style, width } = look;
  const longest = Math.max(0, ...Object.values(words.report.severity).map((word) => word.length));
  const indent = `  ${' '.repeat(longest)}  `;
  for (const { rule, printed, rest } of grouped(issues)) {
    for (const group of printed) {
      const { severity, message } = group.issue;
      const [first = '', ...more] = wrap(clean(message), indent, width);
      const word = style[COLOURS[severity]](words.report.severity[severity].padEnd(longest));
      yield `  ${word}  ${first.trimStart()}`;
      yield* more;
      yield* wrap(whereOf(group, look), indent, width);
      yield `${indent}${style.dim(sourceOf(group.issue, look))}`;
    }
    if (rest.length > 0)
      yield* wrap(words.report.moreOfRule(rest.length, clean(rule), namedPlaces(rest, look)), indent, width);
  }
}

function whereOf({ issue, all }: Group, look: TextLook): string {
  const { words } = look;
  if (all.length === 1) {
    const pointer = pointerOf(issue.path);
    const place = placeWords(issue.path, words.report);
    return `→ ${issue.in === 'document' ? words.report.inBuilt(place) : place}${pointer === '' ? '' : `  ${clean(pointer)}`}`;
  }
  return `→ ${namedPlaces(all, look)}`;
}

function namedPlaces(issues: readonly ReportedIssue[], { words }: TextLook): string {
  const places = placesOf(
    issues.map(({ path }) => path),
    words.report,
  );
  const named = places.slice(0, PLACES);
  const rest = places.length - named.length;
  return `${named.join(' · ')}${rest === 0 ? '' : ` · ${words.report.morePlaces(rest)}`}`;
}

function sourceOf({ rule, authorityCode }: ReportedIssue, { words }: TextLook): string {
  const source = `${words.report.rule} ${clean(rule)}`;
  return authorityCode === undefined ? source : `${source}, ${words.report.authorityCode(authorityCode)}`;
}
