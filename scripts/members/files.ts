// The files generated from reference/members.json, facts.json and flow-facts.json, by their paths in src.

import { doc, generatedFrom, print } from '../codes/print.js';
import { commentsFile } from './comments.js';
import { elementsFile } from './elements.js';
import { factsGreekNames } from './facts.js';
import {
  documentReadersFile,
  factsReadersFile,
  factsShapesFile,
  factsTypesFile,
  wireNamesFile,
} from './facts-files.js';
import { flowFormsFile, flowShapesFile, flowTypesFile, flowWordsFile } from './flow-files.js';
import { filedFile, payloadFile } from './interfaces.js';
import { greekNames } from './members.js';
import { pathsFile } from './paths.js';
import { codeSetsFile, shapesFile } from './shapes.js';

function greekNamesFile() {
  const sorted = [...greekNames, ...factsGreekNames(greekNames)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return [
    doc(['The Greek names of the members of documents and facts.']),
    `export const describedMemberNames = ${print(Object.fromEntries(sorted), { expand: true })} as const;`,
  ].join('\n');
}

const SOURCES: Readonly<Record<string, string>> = {
  builders: 'facts',
  flows: 'flow-facts',
  operations: 'flow-facts',
};

const headerOf = (path: string) =>
  generatedFrom('members', `reference/${SOURCES[path.split('/', 1).join()] ?? 'members'}.json`);

/** Every generated file with its text. */
export const files = new Map(
  (
    [
      ['types/generated/payload.ts', payloadFile()],
      ['types/generated/code-sets.ts', codeSetsFile()],
      ['types/generated/shapes.ts', shapesFile()],
      ['types/generated/member-paths.ts', pathsFile()],
      ['reading/generated/document-readers.ts', documentReadersFile()],
      ['registry/generated/filed.ts', filedFile()],
      ['registry/generated/elements.ts', elementsFile()],
      ['schema/generated/comments.ts', commentsFile()],
      ['builders/facts/generated/facts.ts', factsTypesFile()],
      ['builders/facts/generated/shapes.ts', factsShapesFile()],
      ['builders/facts/generated/readers.ts', factsReadersFile()],
      ['builders/facts/generated/wire-names.ts', wireNamesFile()],
      ['flows/generated/facts.ts', flowTypesFile()],
      ['flows/generated/shapes.ts', flowShapesFile()],
      ['flows/generated/forms.ts', flowFormsFile()],
      ['tools/operations/generated/flow-words.ts', flowWordsFile()],
      ['issues/locales/generated/el/member-names.ts', greekNamesFile()],
    ] as const
  ).map(([path, text]) => [path, `${headerOf(path)}${text}\n`]),
);
