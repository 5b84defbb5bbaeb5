/**
 * Only JSON.parse: `node bench/bulk/parse.mjs FILE` parses every line of an NDJSON file, and does nothing with the values.
 * The command line is measured against it.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

let lines = 0;
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  JSON.parse(line);
  lines += 1;
}
console.log(lines);
