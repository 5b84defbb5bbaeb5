import { parser } from '@lezer/json';
import { brokenTextOn } from './broken-sample.js';
import { check } from './check.js';
import { coloured } from './coloured.js';
import { element } from './elements.js';
import { issuesView } from './issues-view.js';
import { JsonText } from './json-text.js';
import type { PageLanguage } from './messages.js';
import { type Shown, show } from './panels.js';
import { panelView } from './panels-view.js';
import { DAY } from './sample-parts.js';
import { playgroundWords } from './words.js';
import { written } from './written.js';

/** The printed example. */
export async function exampleShown(language: PageLanguage, day = DAY): Promise<Shown> {
  return show('roll80', await exampleChecked(language, day), language);
}

async function exampleChecked(language: PageLanguage, day: string) {
  const locale = language === 'el' ? (await import('./greek.js')).elDocuments : undefined;
  const checked = check({
    text: brokenTextOn(day),
    kind: 'payload',
    now: new Date(`${day}T10:00:00Z`),
    locale,
  });
  if (checked === undefined) throw new Error('The example is not JSON.');
  return checked;
}

/** What the page shows before its scripts run, and without any: the example, its issues and its paper, as HTML. */
export async function writtenExample(language: PageLanguage) {
  const words = playgroundWords[language];
  const text = brokenTextOn(DAY);
  const checked = await exampleChecked(language, DAY);
  const paper = await exampleShown(language);
  const numbers = text.split('\n').map((_, index) => index + 1);
  const nothing = (): void => undefined;
  return {
    kind: words.kinds.payload,
    count: checked.issues.length,
    text: written(() =>
      element(
        'pre',
        { tabindex: '0', role: 'group', 'aria-label': words.editor },
        element('span', { 'aria-hidden': 'true' }, numbers.join('\n')),
        element('code', {}, ...coloured(text, parser)),
      ),
    ),
    issues: written(() =>
      issuesView(checked, new JsonText(text), {
        words,
        language,
        correct: nothing,
        correctAll: nothing,
        openPayload: nothing,
        goTo: nothing,
      }),
    ),
    paper: written(() => panelView(paper, 'roll80', { words, room: 0, useFacts: nothing, colour: nothing })),
  };
}
