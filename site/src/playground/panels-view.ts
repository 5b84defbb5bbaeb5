import type { CodeLanguage } from './coloured.js';
import { button, element } from './elements.js';
import type { Panel, Shown } from './panels.js';
import type { PlaygroundWords } from './words.js';

/** The width of a sheet of A4 with its margins, in pixels. */
const SHEET = 840;
/** A sheet that is smaller cannot be read; it is then moved within its frame. */
const SMALLEST = 0.75;

/** What the panels need from the page. */
export interface PanelTools {
  readonly words: PlaygroundWords;
  /** The width of the panel, in pixels. */
  readonly room: number;
  /** Puts facts into the editor. */
  readonly useFacts: (text: string) => void;
  /** Colours code that is shown. */
  readonly colour: (place: HTMLElement, text: string, language: CodeLanguage) => void;
}

/** The content of a panel as elements. */
export function panelView(shown: Shown, panel: Panel, tools: PanelTools): HTMLElement {
  const { words } = tools;
  switch (shown.as) {
    case 'rows':
      return totalsTable(shown.rows, words);
    case 'page':
      return printedPage(shown.html, panel, tools);
    case 'code':
      return code(shown, panel, tools);
    case 'missing':
      return element(
        'div',
        {},
        element('p', {}, words.missing[shown.why]),
        ...(shown.message === undefined ? [] : [element('p', {}, shown.message)]),
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
function printedPage(html: string, panel: Panel, { words, room }: PanelTools): HTMLElement {
  const zoom = Math.max(SMALLEST, Math.min(1, room / SHEET));
  const frame = element('iframe', {
    sandbox: '',
    title: words.panels[panel],
    class: `sheet ${panel}`,
    srcdoc: html,
    ...(panel === 'a4' && { style: `zoom: ${zoom}` }),
  });
  return element(
    'div',
    {},
    element('p', { class: 'draft' }, words.draft),
    // Where the paper is wider than its place, it is moved by keys, too.
    element('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': words.paper }, frame),
  );
}

const languageOf = (panel: Panel): CodeLanguage =>
  panel === 'xml' || panel === 'typescript' ? panel : 'json';

function code(
  { text, notes }: Extract<Shown, { as: 'code' }>,
  panel: Panel,
  { words, useFacts, colour }: PanelTools,
): HTMLElement {
  const copied = element('span', { role: 'status' });
  const copy = button(words.copy, async () => {
    await navigator.clipboard.writeText(text);
    copied.textContent = words.copied;
  });
  const use = panel === 'facts' ? [' ', button(words.useFacts, () => useFacts(text))] : [];
  const place = element('code', {}, text);
  colour(place, text, languageOf(panel));
  return element(
    'div',
    {},
    element('p', {}, copy, ...use, ' ', copied),
    ...notes.map((note) => element('p', { class: 'note' }, note)),
    element('pre', { tabindex: '0', 'aria-label': words.panels[panel], role: 'region' }, place),
  );
}
