import { PAGE_ROUTES } from '../addresses.js';
import { respond, respondPage } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';
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

/** The page before its script runs. */
export function shellPage(_site: Site, { language }: PageRequest): Response {
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
<link rel="stylesheet" href="${PAGE_ROUTES}/page.css">
<script type="module" src="${PAGE_ROUTES}/page.js"></script>
</head>
<body>
<div id="page"><p class="warning">${warning}</p><noscript><p>${needsScript}</p></noscript></div>
</body>
</html>
`,
    POLICY,
  );
}

/** The script of the page, bundled. It is loaded by the first browser that asks. */
export const scriptFile = async (): Promise<Response> =>
  respond((await import('./generated/browser.js')).script, 'text/javascript; charset=utf-8');

/** The style sheet of the page. */
export const styleFile = async (): Promise<Response> =>
  respond((await import('./generated/browser.js')).style, 'text/css; charset=utf-8');
