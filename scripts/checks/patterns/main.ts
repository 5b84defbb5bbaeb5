/** No regular expression of the library takes more than linear time: `npm run check:source`. */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.js';
import { judge } from './judge.js';

const sources = filesBelow('src', '.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const { refused, checked } = await judge(sources);

for (const { file, line, text, why } of refused) console.error(`${file}:${line}  ${why}:  ${text}`);
if (refused.length > 0) process.exitCode = 1;
else console.log(`patterns: ${checked} regular expressions, each in linear time`);
