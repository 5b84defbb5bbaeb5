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

let checked: Checked | undefined;

async function localeOf(language: PageLanguage): Promise<Locale | undefined> {
  return language === 'el' ? (await import('./greek.js')).elDocuments : undefined;
}

/** Invoices and notes are printed on sheets; all others on a roll. */
const SHEETS = /^(?:[1-7]|9|10)\./;

/** What the page needs of a check. A copy of all that was checked would take longer than the check. */
function seenOf(all: Checked): Checked {
  const { facts: _, kind, documents, ...seen } = all;
  if (kind === 'xml') return { ...seen, kind, documents };
  const [first] = documents as readonly [{ readonly invoiceHeader?: { readonly invoiceType?: unknown } }?];
  const sheet = SHEETS.test(String(first?.invoiceHeader?.invoiceType));
  return { ...seen, kind, documents: [], paper: first == null ? undefined : sheet ? 'a4' : 'roll80' };
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
      return { answer: 'check', id, checked: checked && seenOf(checked) };
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

/** A part of the page could not be loaded: that is said where its answer would be. */
const failureOf = ({ id, ...question }: Question): Answer =>
  question.ask === 'show'
    ? { answer: 'show', id, panel: question.panel, shown: { as: 'missing', why: 'failed' } }
    : { answer: 'failed', id, ask: question.ask };

scope.onmessage = async ({ data }) => {
  const answer = await answerTo(data).catch(() => failureOf(data));
  if (answer !== undefined) scope.postMessage(answer);
};
