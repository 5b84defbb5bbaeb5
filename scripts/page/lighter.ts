import { fileURLToPath } from 'node:url';
import type { Row } from '../codes/reference.js';

const reference = new URL('../../src/sandbox/pages/browser/reference/', import.meta.url);

/** What the viewer of the API page imports, and our modules in its place. Our documents need no more. */
const OURS: readonly (readonly [RegExp, string])[] = [
  // It has English and French; ours has English and Greek.
  [/\/languages\/index\.js$/, 'languages.ts'],
  // It loads what references point to, also from other hosts. Ours are followed before.
  [/^openapi-resolver\//, 'no-references.ts'],
  // It writes bodies anew. Without it, they are sent as they are written.
  [/^json5$/, 'as-written.ts'],
  // It colors programs in many languages. Ours have none.
  [
    /^prismjs\/components\/prism-(?:csharp|css|go|java|markup-templating|php|python|ruby|rust|yaml)\.js$/,
    'no-colors.ts',
  ],
];

/** Puts our modules into the viewer. */
export const lighter = {
  name: 'lighter',
  setup({ onResolve }: Row) {
    for (const [filter, file] of OURS)
      onResolve({ filter }, ({ importer }: Row) =>
        /[\\/]openapi-explorer[\\/]/.test(importer)
          ? { path: fileURLToPath(new URL(file, reference)) }
          : undefined,
      );
  },
};
