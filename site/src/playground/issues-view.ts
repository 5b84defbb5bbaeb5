import type { Checked, ShownIssue } from './check.js';
import { button, element } from './elements.js';
import { correctable, firstIssues } from './first-issues.js';
import { foreignView } from './foreign-view.js';
import type { JsonText, Span } from './json-text.js';
import type { PageLanguage } from './messages.js';
import type { PlaygroundWords } from './words.js';

type Correct = (path: readonly (string | number)[], value: unknown, rename: string | undefined) => void;

/** What the list of issues needs from the page. */
interface IssueTools {
  readonly words: PlaygroundWords;
  readonly language: PageLanguage;
  readonly correct: Correct;
  /** Applies all corrections that are certain. */
  readonly correctAll: () => void;
  /** Puts a payload into the editor. */
  readonly openPayload: (text: string) => void;
  readonly goTo: (from: number, to: number) => void;
}

/** A mark in the editor: a `Diagnostic` of CodeMirror. */
interface Mark extends Span {
  readonly severity: ShownIssue['severity'];
  readonly message: string;
  readonly source?: string;
  readonly actions?: { readonly name: string; readonly apply: () => void }[];
}

/** The issues as marks in the editor, each with its correction. */
export function diagnosticsOf(
  checked: Checked | undefined,
  text: JsonText,
  words: PlaygroundWords,
  correct: Correct,
): Mark[] {
  if (checked === undefined) {
    return [{ ...brokenAt(text), severity: 'error', message: whyBroken(text, words) }];
  }
  return firstIssues(checked)
    .shown.filter(() => checked.kind !== 'xml')
    .map((issue): Mark => {
      const { fix } = issue;
      return {
        ...text.placeOf(issue.at),
        severity: issue.severity,
        message: issue.message,
        source: issue.rule,
        ...(fix !== undefined &&
          !issue.isInBuilt && {
            actions: [{ name: words.fix, apply: () => correct(fix.path, fix.value, fix.rename) }],
          }),
      };
    })
    .sort((one, other) => one.from - other.from);
}

/** The place where the text stops being JSON. */
const brokenAt = (text: JsonText): Span => text.firstError() ?? { from: 0, to: 0 };

const whyBroken = (text: JsonText, { notJson, tooDeep }: PlaygroundWords): string =>
  (text.isTooDeep ? tooDeep : notJson)(text.lineAt(brokenAt(text).from));

/** The issues as a list. */
export function issuesView(checked: Checked | undefined, text: JsonText, tools: IssueTools): HTMLElement {
  const { words, goTo, correctAll } = tools;
  if (checked === undefined) {
    const { from, to } = brokenAt(text);
    return element(
      'div',
      {},
      element(
        'p',
        {},
        button(whyBroken(text, words), () => goTo(from, to)),
      ),
    );
  }
  const foreign = foreignView(checked, tools);
  if (checked.kind === 'answer' || checked.explained?.unreadable !== undefined)
    return element('div', { class: 'foreign' }, ...foreign);
  const { shown, more } = firstIssues(checked);
  const all = correctable(checked.issues).length;
  const count = (severity: string): number =>
    checked.issues.filter((issue) => issue.severity === severity).length;
  const verdict =
    checked.issues.length === 0 ? words.noIssues : words.counts(count('error'), count('warning'));
  return element(
    'div',
    {},
    ...foreign,
    element(
      'p',
      { class: checked.ok ? 'verdict good' : 'verdict bad' },
      `${checked.ok ? '✓' : '✗'} ${verdict}`,
      ...(all === 0 ? [] : [' ', button(words.fixAll(all), correctAll)]),
    ),
    element('ul', { class: 'issues' }, ...shown.map((issue) => issueRow(issue, checked.kind, text, tools))),
    ...(more > 0 ? [element('p', { class: 'skipped' }, words.more(more))] : []),
    ...checked.skipped.map((message) => element('p', { class: 'skipped' }, message)),
  );
}

function issueRow(
  issue: ShownIssue,
  kind: Checked['kind'],
  text: JsonText,
  { words, language, correct, goTo }: IssueTools,
): HTMLElement {
  const { severity, message, rule, fix, authorityCode, isInBuilt } = issue;
  const prefix = language === 'el' ? '/el' : '';
  return element(
    'li',
    { class: severity },
    element('strong', {}, words.severities[severity]),
    // What has no place in the text is not at its first line.
    ...(issue.at.length === 0 && isInBuilt ? [] : [' · ', whereIn(text, issue, words, goTo)]),
    ...(isInBuilt
      ? [
          element(
            'span',
            { class: 'built' },
            ` (${kind === 'facts' ? `${words.inBuilt}: ` : ''}${issue.path.join('/')})`,
          ),
        ]
      : []),
    element('p', {}, message),
    element('a', { href: `${prefix}/rules/${rule}/` }, rule),
    ...(authorityCode === undefined
      ? []
      : [' · ', element('a', { href: `${prefix}/errors/${authorityCode}/` }, words.error(authorityCode))]),
    ...(fix === undefined || isInBuilt
      ? []
      : [' ', button(words.fix, () => correct(fix.path, fix.value, fix.rename))]),
  );
}

function whereIn(
  text: JsonText,
  { at }: ShownIssue,
  words: PlaygroundWords,
  goTo: IssueTools['goTo'],
): HTMLElement {
  const { from, to } = text.placeOf(at);
  const where = button(words.line(text.lineAt(from)), () => goTo(from, to));
  where.setAttribute('class', 'where');
  return where;
}
