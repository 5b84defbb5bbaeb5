/** Writes the JSON Schema files into `dist`, as a step of `npm run build`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { schemaFiles } from './schema-files.js';

mkdirSync('dist/schemas', { recursive: true });
for (const { file, text } of schemaFiles) writeFileSync(file, text);
