/** One word for one thing in everything that people read, in both languages: `npm run check:source`. */

import { broken } from './terms.js';
import { everyText } from './texts.js';

const texts = everyText();
const found = broken(texts);

for (const { file, at, text, word, write } of found)
  console.error(`${file} ${at}  “${word}”: write ${write}\n  ${text.slice(0, 200)}`);
if (found.length > 0) process.exitCode = 1;
else console.log(`words: ${texts.length} texts, one word for one thing`);
