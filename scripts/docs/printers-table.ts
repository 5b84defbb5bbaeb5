import { printerModels } from '../../src/print/index.js';

const COMMANDS = { 'esc-pos': 'ESC/POS', 'star-prnt': 'StarPRNT', 'star-line': 'Star Line' } as const;

/** The printer models with what is known of them, as a table of the guide. */
export function printersTable(): string {
  const rows = Object.entries(printerModels).map(([model, printer]) => {
    const { name, commands, width, columns, codePages, hasQr } = printer;
    const letters = codePages.length === 0 ? 'none: text is a picture' : codePages.join(', ');
    const cells = [
      `\`${model}\``,
      name,
      COMMANDS[commands],
      `${width} mm, ${columns}`,
      letters,
      hasQr ? 'its own' : 'a picture',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| `printer` | Printer | Commands | Paper, characters in a line | Greek code pages | QR code |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
