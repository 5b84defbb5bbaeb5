/** What a caller gives is read by the generated readers and by forms only: `npm run check:source`. */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.js';
import { secondWays } from './scan.js';

const files = filesBelow('src', '.ts').filter((file) => !file.includes('/generated/'));
const ways = files.flatMap((file) => secondWays(file, readFileSync(file, 'utf8')));

for (const { file, line, text, why } of ways) console.error(`${file}:${line}  ${why}:  ${text}`);
if (ways.length === 0) console.log(`reading: ${files.length} sources, two ways to read what a caller gives`);
else {
  console.error('Read options and small bodies with a form (src/reading/option-form.ts).');
  process.exitCode = 1;
}
