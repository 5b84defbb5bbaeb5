import { button, element } from './elements.js';
import type { Panel, Shown } from './panels.js';
import type { PlaygroundWords } from './words.js';

/** The content of a panel as elements. */
export function panelView(shown: Shown, panel: Panel, words: PlaygroundWords): HTMLElement {
  switch (shown.as) {
    case 'rows':
      return totalsTable(shown.rows, words);
    case 'page':
      return printedPage(shown.html, panel, words);
    case 'code':
      return code(shown.text, words);
    case 'missing':
      return element(
        'div',
        {},
        element('p', {}, words.missing[shown.why]),
        element('p', {}, shown.message ?? ''),
      );
  }
}

function totalsTable(rows: Extract<Shown, { as: 'rows' }>['rows'], words: PlaygroundWords): HTMLElement {
  const [, ...heads] = words.totalsHead;
  const body = rows.map(({ cells: [, ...cells], agrees }) =>
    element('tr', agrees ? {} : { class: 'differs' }, ...cells.map((cell) => element('td', {}, cell))),
  );
  return element(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': words.panels.totals },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...body),
    ),
  );
}

/** The page runs no script and reaches nothing: the frame forbids both. */
function printedPage(html: string, panel: Panel, words: PlaygroundWords): HTMLElement {
  const frame = element('iframe', { sandbox: '', title: words.panels[panel], class: `sheet ${panel}` });
  frame.srcdoc = html;
  return element('div', {}, element('p', { class: 'draft' }, words.draft), frame);
}

function code(text: string, words: PlaygroundWords): HTMLElement {
  const copied = element('span', { role: 'status' });
  const copy = button(words.copy, async () => {
    await navigator.clipboard.writeText(text);
    copied.textContent = words.copied;
  });
  return element(
    'div',
    {},
    element('p', {}, copy, ' ', copied),
    element('pre', { tabindex: '0' }, element('code', {}, text)),
  );
}
