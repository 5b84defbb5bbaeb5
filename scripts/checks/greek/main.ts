/** Sentences live in reference/words: no Greek letter in src outside the places of `places.json`. `npm run check:source`. */

import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.js';

/** Letters that are no sentences, such as headings and examples. */
const places: readonly string[] = JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8'));
const isIn = (file: string, place: string) =>
  file === place || (place.endsWith('/') && file.startsWith(place));
/** Comments may quote what the code is about. */
const COMMENTS = /^\s*(?:\*|\/\/|\/\*).*$/gm;
const greek = filesBelow('src', '.ts').filter(
  (file) =>
    !file.includes('/generated/') &&
    /\p{Script=Greek}/u.test(readFileSync(file, 'utf8').replaceAll(COMMENTS, '')),
);
const stray = greek.filter((file) => !places.some((place) => isIn(file, place)));
const needless = places.filter((place) => !greek.some((file) => isIn(file, place)));

for (const file of stray)
  console.error(`${file}: Greek letters. Write the sentences in reference/words, in both languages.`);
for (const place of needless)
  console.error(`scripts/checks/greek/places.json: ${place} has no Greek letter. Take it out.`);
if (stray.length + needless.length > 0) process.exitCode = 1;
else console.log(`greek: ${greek.length} files with letters that are no sentences`);
