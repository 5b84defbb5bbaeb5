/**
 * Issues in Greek.
 *
 * The locale changes the messages and nothing else.
 */
import { readFileSync } from 'node:fs';
import { validate } from 'parastatiko';

const { issues } = validate(JSON.parse(readFileSync('examples/shop-day/broken.json', 'utf8')), {
  locale: 'el',
});

for (const { rule, message } of issues) console.log(`${rule}\n  ${message}`);
