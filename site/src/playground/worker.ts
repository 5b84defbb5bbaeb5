import type { Locale } from 'parastatiko';
import { type Checked, type CheckInput, check } from './check.js';
import type { Answer, PageLanguage, Question } from './messages.js';
import { foreignIn } from './recognized.js';

/** All checks run here, beside the page. Nothing is sent: the ways to send anything are taken away first. */
const scope = globalThis as unknown as Record<string, unknown> & {
  postMessage(answer: Answer): void;
  onmessage: ((event: MessageEvent<Question>) => void) | null;
};
for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'])
  scope[name] = undefined;

let greek: Locale | undefined;
let checked: Checked | undefined;

async function localeOf(language: PageLanguage): Promise<Locale | undefined> {
  if (language === 'el') greek ??= (await import('parastatiko/locales/el')).elDocuments;
  return language === 'el' ? greek : undefined;
}

const inputOf = (
  { text, kind, now }: Extract<Question, { ask: 'check' | 'correct' }>,
  locale: Locale | undefined,
): CheckInput => ({ text, kind, locale, now: now === undefined ? new Date() : new Date(now) });

async function checkedOf(
  question: Extract<Question, { ask: 'check' }>,
  locale: Locale | undefined,
): Promise<Checked | undefined> {
  const input = inputOf(question, locale);
  const foreign = foreignIn(input.text);
  if (foreign === undefined) return check(input);
  const { checkForeign } = await import('./foreign.js');
  return checkForeign(foreign, input);
}

async function answerTo(question: Question): Promise<Answer | undefined> {
  const { id, language } = question;
  switch (question.ask) {
    case 'check': {
      const locale = await localeOf(language);
      checked = await checkedOf(question, locale);
      return { answer: 'check', id, checked };
    }
    case 'correct': {
      const { correctAll } = await import('./correct-all.js');
      return { answer: 'correct', id, text: correctAll(inputOf(question, await localeOf(language))) };
    }
    case 'show': {
      if (checked === undefined) return undefined;
      const { show } = await import('./panels.js');
      return {
        answer: 'show',
        id,
        panel: question.panel,
        shown: await show(question.panel, checked, language),
      };
    }
    case 'choose': {
      const { choosing } = await import('./choosing.js');
      return {
        answer: 'choose',
        id,
        choosing: await choosing(question.answers, question.words, language, new Date()),
      };
    }
    case 'evening': {
      const { eveningSteps } = await import('./table-evening.js');
      return { answer: 'evening', id, steps: eveningSteps(question.date) };
    }
  }
}

scope.onmessage = async ({ data }) => {
  const answer = await answerTo(data);
  if (answer !== undefined) scope.postMessage(answer);
};
