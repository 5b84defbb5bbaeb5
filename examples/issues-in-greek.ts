/**
 * Issues in Greek.
 *
 * The locale changes only the messages. English is built in; Greek is a separate import, so that only programs that use
 * it load it.
 */
import { readFileSync } from 'node:fs';
import { validate } from 'parastatiko';
import { el } from 'parastatiko/locales/el';

const file = new URL('shop-day/broken.json', import.meta.url);
const { issues } = validate(JSON.parse(readFileSync(file, 'utf8')), {
  locale: el,
});

for (const { rule, message } of issues) console.log(`${rule}\n  ${message}`);
