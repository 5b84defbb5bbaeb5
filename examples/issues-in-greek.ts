/**
 * Issues in Greek.
 *
 * The locale changes the messages and nothing else.
 */
import { readFileSync } from 'node:fs';
import { validate } from 'parastatiko';

const file = new URL('shop-day/broken.json', import.meta.url);
const { issues } = validate(JSON.parse(readFileSync(file, 'utf8')), {
  locale: 'el',
});

for (const { rule, message } of issues) console.log(`${rule}\n  ${message}`);
