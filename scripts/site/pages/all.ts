import { catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { anchorOf } from '../../docs/markdown.js';
import { type SitePage, siteLanguages } from '../page.js';
import type { Targets } from '../routes.js';
import { codePages } from './codes.js';
import { apiPages, docsPages, exportTargets } from './docs.js';
import { errorPages } from './errors.js';
import { ownPages } from './own.js';
import { rulePages } from './rules.js';

/** All pages of the site, and the files of the repository that they link to. */
export function allPages(): { readonly pages: readonly SitePage[]; readonly files: ReadonlySet<string> } {
  const targets: Targets = {
    rules: new Map(catalogue.map(({ id }) => [anchorOf(id), id])),
    exports: exportTargets(),
    files: new Set(),
  };
  const pages = siteLanguages.flatMap((language) => [
    ...ownPages(language, targets),
    ...docsPages(language, targets),
    ...apiPages(language, targets),
    ...rulePages(language),
    ...errorPages(language),
    ...codePages(language),
  ]);
  return { pages, files: targets.files };
}
