import type { ChoosingWords } from './choose-words.js';
import type { AskedQuestion, Choosing, GivenAnswer } from './choosing.js';
import { button, element } from './elements.js';

interface ChooseTools {
  readonly words: { readonly choosing: ChoosingWords };
  /** Asks what follows from answers and words. */
  readonly ask: (answers: Readonly<Record<string, string>>, text: string) => void;
  readonly useFacts: (text: string) => void;
}

/** The part of a page that finds the right document: questions, answers with their sources, and examples. */
export function chooseView({ words, ask, useFacts }: ChooseTools) {
  const said = words.choosing;
  const search = element('input', { type: 'search', name: 'words' });
  const form = element(
    'form',
    {},
    element('label', {}, element('span', {}, said.words), search),
    element('button', { type: 'submit' }, said.search),
  );
  const answered = element('div', { class: 'answered' });
  let searched = '';
  let isFirst = true;
  const root = element('div', { class: 'choosing' }, element('p', {}, said.about), form, answered);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    searched = search.value;
    ask({}, searched);
  });

  function show(state: Choosing): void {
    const { given, unknown, question, assumed, choices } = state;
    const go = (answers: readonly GivenAnswer[], more: Readonly<Record<string, string>> = {}): void => {
      const before = Object.fromEntries(answers.map((each) => [each.question, each.answer]));
      if (answers.length < given.length) searched = '';
      ask({ ...before, ...more }, searched);
    };
    const next = question && questionView(question, (id) => go(given, { [question.id]: id }));
    answered.replaceChildren(
      ...(unknown === undefined ? [] : [element('p', {}, unknown)]),
      ...(given.length === 0 ? [] : [givenView(given, said.change, (kept) => go(kept))]),
      ...(next === undefined ? [] : [next]),
      ...choices.map((choice) => choiceView(choice, state, said.open, useFacts)),
      ...(choices.length === 0 || assumed.length === 0
        ? []
        : [assumedView(assumed, said.assumed, (id, answer) => go(given, { [id]: answer }))]),
    );
    // What was chosen is gone, so the keyboard goes on at what came instead.
    if (!isFirst) answered.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    isFirst = false;
  }
  return { root, show };
}

/** The answers so far. Taking one back takes back those after it, because they may depend on it. */
function givenView(
  given: readonly GivenAnswer[],
  change: (text: string) => string,
  keep: (kept: readonly GivenAnswer[]) => void,
): HTMLElement {
  const items = given.map(({ text }, index) => {
    const back = button('×', () => keep(given.slice(0, index)));
    back.setAttribute('aria-label', change(text));
    return element('li', {}, text, ' ', back);
  });
  return element('ul', { class: 'given' }, ...items);
}

function questionView({ text, options }: AskedQuestion, answer: (id: string) => void): HTMLElement {
  return element(
    'fieldset',
    {},
    element('legend', { tabindex: '-1' }, text),
    ...options.map((option) => button(option.text, () => answer(option.id))),
  );
}

function choiceView(
  choice: Choosing['choices'][number],
  { heads }: Choosing,
  open: string,
  useFacts: (text: string) => void,
): HTMLElement {
  return element(
    'section',
    {},
    element('h2', { tabindex: '-1' }, choice.title),
    element('p', {}, choice.about),
    ...partView(choice.document),
    element('h3', {}, heads.vat),
    ...partView(choice.vat),
    element('h3', {}, heads.classification),
    ...partView(choice.classification),
    element(
      'p',
      {},
      button(open, () => useFacts(choice.facts)),
    ),
  );
}

function partView({ rows, source, ask }: Choosing['choices'][number]['vat']): HTMLElement[] {
  const items = rows.map(([code, label]) => element('li', {}, element('code', {}, code), ` ${label}`));
  return [
    ...(items.length === 0 ? [] : [element('ul', {}, ...items)]),
    element('p', { class: 'source' }, source),
    ...(ask === undefined ? [] : [element('p', { class: 'ask' }, ask)]),
  ];
}

/** What is assumed until another answer is chosen. */
function assumedView(
  assumed: readonly AskedQuestion[],
  title: string,
  answer: (id: string, chosen: string) => void,
): HTMLElement {
  const fields = assumed.map(({ id, text, options, default: usual }) => {
    const select = element('select', { name: id });
    for (const option of options)
      select.append(new Option(option.text, option.id, false, option.id === usual));
    select.addEventListener('change', () => answer(id, select.value));
    return element('label', {}, element('span', {}, text), select);
  });
  return element('section', { class: 'assumed' }, element('h3', {}, title), ...fields);
}
