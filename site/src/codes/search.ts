import { type CodeMatch, listTables, searchCodes } from 'parastatiko/codes';
import { element } from '../playground/elements.js';

/** So many matches are shown; a longer text finds fewer. */
const MOST = 40;

const WORDS = {
  en: {
    label: 'Search all tables: a code, a word, a percentage',
    none: 'Nothing matches.',
    found: (count: number) => `${count} ${count === 1 ? 'match' : 'matches'}`,
  },
  el: {
    label: 'Αναζήτηση σε όλους τους πίνακες: κωδικός, λέξη, ποσοστό',
    none: 'Δεν βρέθηκε τίποτα.',
    found: (count: number) => (count === 1 ? 'Βρέθηκε 1' : `Βρέθηκαν ${count}`),
  },
} as const;

/** A field that searches all code tables in this browser. */
class CodeSearch extends HTMLElement {
  connectedCallback(): void {
    const language = document.documentElement.lang === 'el' ? 'el' : 'en';
    const words = WORDS[language];
    const input = element('input', { type: 'search', name: 'code', autocomplete: 'off' });
    const status = element('p', { role: 'status' });
    const list = element('ul');
    const titles = new Map(listTables().map((table) => [table.name, table[language]]));
    input.addEventListener('input', () => {
      const found = searchCodes(input.value);
      status.textContent =
        input.value.trim() === '' ? '' : found.length === 0 ? words.none : words.found(found.length);
      list.replaceChildren(
        ...found.slice(0, MOST).map((match) => row(match, titles.get(match.table) ?? '', language)),
      );
    });
    this.replaceChildren(element('label', {}, words.label, input), status, list);
  }
}

function row({ table, code, el, en }: CodeMatch, title: string, language: 'en' | 'el'): HTMLElement {
  const label = (language === 'el' ? (el ?? en) : (en ?? el)) ?? '';
  const href = `${language === 'el' ? '/el' : ''}/codes/${table}/`;
  return element('li', {}, element('code', {}, String(code)), ` ${label} · `, element('a', { href }, title));
}

customElements.define('code-search', CodeSearch);
