import { escapeHtml } from '../../print/html/escape.js';
import { PAGE_ROUTES } from '../addresses.js';
import { respond, respondPage } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';
import type { PageLanguage } from './view/issues.js';
import { warnings } from './warning.js';

/** The page loads its own files and nothing else, and frames only printed forms. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page before its script runs. */
const shell = (language: PageLanguage, file: string, attributes = ''): Response => {
  const { warning, needsScript } = warnings[language];
  return respondPage(
    `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>parastatiko sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${PAGE_ROUTES}/${file}.css">
<script type="module" src="${PAGE_ROUTES}/${file}.js"></script>
</head>
<body>
<div id="page"${attributes}><p class="warning">${warning}</p><noscript><p>${needsScript}</p></noscript></div>
</body>
</html>
`,
    POLICY,
  );
};

/** The live page. */
export const shellPage = (_site: Site, { language }: PageRequest): Response => shell(language, 'page');

/** The page of calls. It contains the first key, which protects nothing, so that calls can be tried immediately. */
export const referencePage = ({ keys }: Site, { language }: PageRequest): Response =>
  shell(language, 'reference', ` data-key="${escapeHtml(keys[0]?.key ?? '')}"`);

/** The bundled script of the page. It is loaded at the first request. */
export const scriptFile = async (): Promise<Response> =>
  respond((await import('./generated/browser.js')).script, 'text/javascript; charset=utf-8');

/** The style sheet of the page. */
export const styleFile = async (): Promise<Response> =>
  respond((await import('./generated/browser.js')).style, 'text/css; charset=utf-8');

/** The script of the page of calls. */
export const referenceScript = async (): Promise<Response> =>
  respond((await import('./generated/reference.js')).script, 'text/javascript; charset=utf-8');

/** The style sheet of the page of calls. */
export const referenceStyle = async (): Promise<Response> =>
  respond((await import('./generated/reference.js')).style, 'text/css; charset=utf-8');
