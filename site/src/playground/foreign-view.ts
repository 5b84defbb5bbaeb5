import type { Checked } from './check.js';
import { button, element } from './elements.js';
import type { ExplainedEntry, ExplainedError } from './foreign.js';
import type { PageLanguage } from './messages.js';
import type { PlaygroundWords } from './words.js';

interface ForeignTools {
  readonly words: PlaygroundWords;
  readonly language: PageLanguage;
  readonly openPayload: (text: string) => void;
}

/** What an answer of the service means, or what XML has in it. It stands above the issues. */
export function foreignView(checked: Checked, { words, language, openPayload }: ForeignTools): HTMLElement[] {
  const { kind, explained, documents } = checked;
  if (explained === undefined) return [];
  if (explained.unreadable !== undefined)
    return [
      element('p', { class: 'verdict bad' }, `✗ ${words.foreign.unreadable}`),
      element('p', {}, explained.unreadable),
    ];
  const { entries } = explained;
  if (kind === 'xml')
    return [
      element('p', {}, words.foreign.xml(documents.length)),
      ...entries.flatMap((entry) => filed(entry)),
      ...(documents.length === 0
        ? []
        : [
            element(
              'p',
              {},
              button(words.foreign.asPayload, () =>
                openPayload(
                  JSON.stringify(documents.length === 1 ? documents[0] : { invoice: documents }, null, 2),
                ),
              ),
            ),
          ]),
    ];
  return [
    element('p', {}, words.foreign.answer(entries.length)),
    ...entries.map((entry) =>
      element(
        'section',
        { class: entry.errors.length === 0 ? 'entry good' : 'entry bad' },
        element(
          'h2',
          {},
          entry.errors.length === 0 ? words.foreign.taken : words.foreign.refused,
          statusOf(entry),
        ),
        ...filed(entry),
        ...entry.errors.flatMap((error) => errorView(error, words, language)),
      ),
    ),
  ];
}

const statusOf = ({ status }: ExplainedEntry): string => (status === undefined ? '' : ` (${status})`);

function filed({ mark, uid }: ExplainedEntry): HTMLElement[] {
  const known = [
    ...(mark === undefined ? [] : [`MARK ${mark}`]),
    ...(uid === undefined ? [] : [`UID ${uid}`]),
  ];
  return known.length === 0 ? [] : [element('p', { class: 'filed' }, known.join(' · '))];
}

function errorView(
  { code, text, known }: ExplainedError,
  words: PlaygroundWords,
  language: PageLanguage,
): HTMLElement[] {
  const prefix = language === 'el' ? '/el' : '';
  const said = [code, text].filter((part) => part !== undefined && part !== '').join(': ');
  if (known === undefined)
    return [element('p', {}, element('q', {}, said)), element('p', {}, words.foreign.unknown)];
  const links = [
    ...(known.page === undefined
      ? []
      : [element('a', { href: `${prefix}/errors/${known.page}/` }, words.foreign.page(known.page))]),
    ...known.rules.slice(0, 3).map((rule) => element('a', { href: `${prefix}/rules/${rule}/` }, rule)),
  ];
  return [
    element('p', {}, element('q', {}, said)),
    element('p', {}, known.what),
    element('p', {}, element('strong', {}, words.foreign.todo), ' ', known.todo),
    ...(links.length === 0
      ? []
      : [element('p', {}, ...links.flatMap((link, index) => (index === 0 ? [link] : [' · ', link])))]),
  ];
}
