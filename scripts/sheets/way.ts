import { writeFileSync } from 'node:fs';
import type { Language } from '../../src/types/language.js';

/** Title, what it is, and the amounts on each sheet of the drawing. */
const words: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Facts', 'what was sold', 'Honey', '2 × 6.20', 'VAT', '13%', 'Cash', 'rest'],
    ['Document', 'derived and checked', 'Net', '10.97', 'VAT', '1.43', 'Total', '12.40'],
    ['Sent once', 'journal first', 'AADE', '✓', 'MARK', '4000…567', 'UID', '3F3C…CD3'],
    ['Paper', 'A4, rolls, e-mail'],
    ['Answer lost? It asks first.'],
  ],
  el: [
    ['Στοιχεία', 'τι πουλήθηκε', 'Μέλι', '2 × 6,20', 'ΦΠΑ', '13%', 'Μετρητά', '…'],
    ['Παραστατικό', 'με σύνολα, ελεγμένο', 'Καθαρή', '10,97', 'ΦΠΑ', '1,43', 'Σύνολο', '12,40'],
    ['Διαβίβαση', 'μία φορά', 'ΑΑΔΕ', '✓', 'ΜΑΡΚ', '4000…567', 'UID', '3F3C…CD3'],
    ['Χαρτί', 'A4, ρολό, e-mail'],
    ['Χάθηκε η απάντηση; Πρώτα ρωτά.'],
  ],
};

const [WIDTH, STEP] = [186, 258];
/** Readable on light and on dark ground, so the drawing needs no second one. */
const COLOUR = '#12809a';

const text = (x: number, y: number, style: string, words = ''): string =>
  `<text x="${x}" y="${y}" class="${style}">${words}</text>`;

/** A torn sheet with its title, and rows of a name and an amount. */
function sheet([title, about, ...rows]: readonly string[], index: number): string {
  const x = index * STEP;
  const teeth = Array.from({ length: WIDTH / 6 }, (_, tooth) => (tooth % 2 === 0 ? 'l-6-5' : 'l-6 5')).join(
    '',
  );
  const pairs = rows.map((word, at) =>
    at % 2 === 0
      ? text(x + 18, 102 + at * 13, 'name', word)
      : text(x + WIDTH - 18, 89 + at * 13, 'amount', word),
  );
  return `<path class="sheet" d="M${x} 8h${WIDTH}v172${teeth}z"/>${text(x + 18, 40, 'title', title)}${text(x + 18, 62, 'about', about)}${pairs.join('')}`;
}

const arrow = (index: number): string =>
  `<path class="arrow" d="M${index * STEP + WIDTH + 14} 94h44m-10-9 10 9-10 9"/>`;

/** The lines of a printed sheet and its code. */
const printed = (x: number): string =>
  `<path class="print" d="M${x + 18} 84h70m20 0h42M${x + 18} 98h52m44 0h36"/><path class="code" d="M${x + 66} 112h54v54h-54zm6 6v12h12v-12zm30 0v12h12v-12zm-30 30v12h12v-12zm18-30v6h6v-6zm0 18v6h6v-6zm12 6v6h6v-6zm-6 12v6h6v-6zm12-6v12h-6v-6h-6v-6z"/>`;

/** The way of a document as a picture: facts, document, sending, paper. */
function drawing(language: Language): string {
  const [facts, document, sending, paper, question] = words[language] as readonly (readonly string[])[];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 964 240" role="img">
<style>text{font:15px system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#3b474b}.title{font-size:20px;font-weight:600;fill:#0c4655}.about{font-size:13px}.amount{text-anchor:end;font-weight:600}.sheet{fill:#fff;stroke:#9fb3b9}.arrow,.loop{fill:none;stroke:${COLOUR};stroke-width:3;stroke-linecap:round;stroke-linejoin:round}.loop{stroke-dasharray:1 7}.print{stroke:#3b474b;stroke-width:4}.code{fill:#3b474b;fill-rule:evenodd}.question{fill:#0c4655;font-size:14px;font-weight:600;text-anchor:middle}</style>
${[facts, document, sending, paper].map((each = [], index) => sheet(each, index)).join('\n')}
${printed(3 * STEP)}${[0, 1, 2].map(arrow).join('')}
<path class="loop" d="M${3 * STEP - 110} 190v24H${STEP + 38}V196"/><path class="sheet" d="M${1.5 * STEP + WIDTH / 2 - 125} 200h250v28h-250z"/>${text(1.5 * STEP + WIDTH / 2, 219, 'question', question?.[0])}
</svg>
`;
}

/** Writes the drawing in both languages. */
export function drawWays(folder: string): void {
  writeFileSync(`${folder}/way.svg`, drawing('en'));
  writeFileSync(`${folder}/way-el.svg`, drawing('el'));
}
