import { choosingWords } from '../../../site/src/playground/choose-words.js';
import { choose } from '../../../src/tools/choose/index.js';
import type { SiteLanguage } from '../page.js';

/** The chooser with its first question, as `chooseView` builds it in the browser. */
export function chooserIn(language: SiteLanguage): string {
  const { about, words, search } = choosingWords[language];
  const { question } = choose({});
  const options =
    question?.options.map((option) => `<button type="button">${option[language]}</button>`) ?? [];
  return [
    // Alone on its line, so that Markdown takes it for a block.
    '<document-chooser class="not-content" data-pagefind-ignore>\n<div class="choosing">',
    `<p>${about}</p>`,
    `<form><label><span>${words}</span><input type="search" name="words"></label><button type="submit">${search}</button></form>`,
    `<div class="answered"><fieldset><legend tabindex="-1">${question?.[language]}</legend>${options.join('')}</fieldset></div>`,
    '</div></document-chooser>',
  ].join('');
}
