import { printerModels } from '../../src/print/index.js';

const COMMANDS = { 'esc-pos': 'ESC/POS', 'star-prnt': 'StarPRNT', 'star-line': 'Star Line' } as const;

const WORDS = {
  en: {
    heads: ['Printer', 'Commands', 'Paper, characters in a line', 'Greek code pages', 'QR code'],
    none: 'none: text is a picture',
    own: 'its own',
    picture: 'a picture',
  },
  el: {
    heads: ['Εκτυπωτής', 'Εντολές', 'Χαρτί, χαρακτήρες ανά γραμμή', 'Ελληνικές κωδικοσελίδες', 'Κωδικός QR'],
    none: 'καμία: το κείμενο τυπώνεται ως εικόνα',
    own: 'δικός του',
    picture: 'ως εικόνα',
  },
} as const;

/** The printer models with what is known of them, as a table of the guide. */
export function printersTable(language: keyof typeof WORDS): string {
  const { heads, none, own, picture } = WORDS[language];
  const rows = Object.entries(printerModels).map(([model, printer]) => {
    const { name, commands, width, columns, codePages, hasQr } = printer;
    const letters = codePages.length === 0 ? none : codePages.join(', ');
    const cells = [
      `\`${model}\``,
      name,
      COMMANDS[commands],
      `${width} mm, ${columns}`,
      letters,
      hasQr ? own : picture,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `| ${['`printer`', ...heads].join(' | ')} |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
