import { type CodeMatch, listTables, searchCodes } from 'parastatiko/codes';
import { element } from '../playground/elements.js';

/** So many matches are shown; a longer text finds fewer. */
const MOST = 40;

const WORDS = {
  en: {
    none: 'Nothing matches.',
    found: (count: number) => `${count} ${count === 1 ? 'match' : 'matches'}`,
  },
  el: {
    none: 'Δεν βρέθηκε τίποτα.',
    found: (count: number) => (count === 1 ? 'Βρέθηκε 1' : `Βρέθηκαν ${count}`),
  },
} as const;

/** A field that searches all code tables in this browser. */
class CodeSearch extends HTMLElement {
  connectedCallback(): void {
    const language = document.documentElement.lang === 'el' ? 'el' : 'en';
    const words = WORDS[language];
    const [input, status, list] = ['input', '[role=status]', 'ul'].map((part) =>
      this.querySelector(part),
    ) as [HTMLInputElement, HTMLElement, HTMLElement];
    const titles = new Map(listTables().map((table) => [table.name, table[language]]));
    input.addEventListener('input', () => {
      const found = searchCodes(input.value);
      status.textContent =
        input.value.trim() === '' ? '' : found.length === 0 ? words.none : words.found(found.length);
      list.replaceChildren(
        ...found.slice(0, MOST).map((match) => row(match, titles.get(match.table) ?? '', language)),
      );
    });
  }
}

function row({ table, code, el, en }: CodeMatch, title: string, language: 'en' | 'el'): HTMLElement {
  const label = (language === 'el' ? (el ?? en) : (en ?? el)) ?? '';
  const href = `${language === 'el' ? '/el' : ''}/codes/${table}/`;
  return element('li', {}, element('code', {}, String(code)), ` ${label} · `, element('a', { href }, title));
}

customElements.define('code-search', CodeSearch);
