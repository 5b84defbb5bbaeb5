/**
 * Issues in Greek.
 *
 * The locale changes the messages and nothing else. English is built in; Greek is an import of its own, so that only those
 * who want it load it.
 */
import { readFileSync } from 'node:fs';
import { validate } from 'parastatiko';
import { el } from 'parastatiko/locales/el';

const file = new URL('shop-day/broken.json', import.meta.url);
const { issues } = validate(JSON.parse(readFileSync(file, 'utf8')), {
  locale: el,
});

for (const { rule, message } of issues) console.log(`${rule}\n  ${message}`);
