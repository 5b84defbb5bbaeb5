import { chooseView } from '../playground/choose-view.js';
import { choosingWords } from '../playground/choose-words.js';
import { choosing } from '../playground/choosing.js';
import { fragmentOf } from '../playground/fragment.js';
import type { PageLanguage } from '../playground/messages.js';

/** The chooser at its first question. Examples open in the playground. */
export async function chooserIn(language: PageLanguage): Promise<HTMLElement> {
  const said = choosingWords[language];
  const playground = language === 'el' ? '/el/playground/' : '/playground/';
  const ask = async (answers: Readonly<Record<string, string>>, text: string): Promise<void> =>
    view.show(await choosing(answers, text, language, new Date()));
  const view = chooseView({
    words: { choosing: { ...said, open: said.openElsewhere } },
    ask: (answers, text) => void ask(answers, text),
    useFacts: async (text) => location.assign(`${playground}#${await fragmentOf({ kind: 'facts', text })}`),
  });
  await ask({}, '');
  return view.root;
}
