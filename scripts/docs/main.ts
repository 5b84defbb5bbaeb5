/**
 * Writes the generated documentation: `npm run docs`. With `--check` it writes nothing, and fails if a page is stale, a
 * link is broken, or a named file does not exist.
 */
import { operations } from '../../src/tools/operations/index.js';
import { handwrittenPages, staleTranslations } from './embed.js';
import { examplePages, executeExamples } from './examples.js';
import { wrongFileNames } from './file-names.js';
import { brokenLinks } from './links.js';
import { llmsFile } from './llms.js';
import { openApiFile } from './openapi.js';
import { type Pages, staleFiles, writePages } from './pages.js';
import { buildersPage } from './reference/builders.js';
import { choosePages } from './reference/choose.js';
import { codePages } from './reference/codes.js';
import { documentTypesPages } from './reference/document-types.js';
import { exportsPage } from './reference/exports.js';
import { factsPage } from './reference/facts.js';
import { flowFactsPage } from './reference/flow-facts.js';
import { operationsPage } from './reference/operations.js';
import { payloadPage } from './reference/payload.js';
import { rulePages } from './rules/pages.js';
import { serviceSentencesPage } from './service-sentences.js';
import { statedSentencesPage } from './stated-sentences.js';

const examples = await executeExamples();
const pages: Pages = new Map([
  ...(await handwrittenPages(examples)),
  ...examplePages(examples),
  ...rulePages(),
  ...codePages(),
  ...choosePages(),
  ...documentTypesPages(),
  ['docs/reference/document.md', payloadPage()],
  ['docs/reference/builders.md', buildersPage()],
  ['docs/reference/facts.md', factsPage()],
  ['docs/reference/flow-facts.md', flowFactsPage()],
  ['docs/reference/exports.md', exportsPage()],
  ['docs/reference/operations.md', operationsPage(operations)],
  ['docs/stated-sentences.md', statedSentencesPage()],
  ['docs/service-sentences.md', serviceSentencesPage()],
  ['openapi.json', openApiFile()],
]);

pages.set('docs/llms.txt', llmsFile(pages));

const check = process.argv.includes('--check');
const problems = [
  ...(check ? staleFiles(pages) : []),
  ...staleTranslations(pages),
  ...brokenLinks(pages),
  ...wrongFileNames(),
];
const changes = check ? 0 : writePages(pages);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `Documentation: ${pages.size} generated pages, ${check ? 'all up to date' : `${changes} changed`}.`,
  );
