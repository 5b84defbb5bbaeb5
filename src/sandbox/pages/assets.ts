import { escapeHtml } from '../../print/html/escape.js';
import type { Language } from '../../types/language.js';
import { PAGE_ROUTES } from '../addresses.js';
import { sentences } from './control/sentences.js';
import { respond, respondFramed } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';

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

/**
 * The page of calls has a viewer that is not ours: it styles itself in its elements. Scripts are still ours alone, and
 * nothing is sent or loaded elsewhere.
 */
export const VIEWER_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/** A page, by the address of its script and style sheet. */
interface Shell {
  /** Without `.js` and `.css`. */
  readonly file: string;
  readonly title: string;
  /** What the page says before its script runs. */
  readonly warning?: string;
  readonly attributes?: string;
  readonly policy?: string;
}

/** A page before its script runs. */
export const shell = (
  language: Language,
  { file, title, warning, attributes = '', policy = POLICY }: Shell,
): Response =>
  respondFramed(language, {
    title,
    head: `<link rel="stylesheet" href="${file}.css">
<script type="module" src="${file}.js"></script>`,
    body: `<div id="page"${attributes}>${warning === undefined ? '' : `<p class="warning">${warning}</p>`}<noscript><p>${sentences[language].needsScript}</p></noscript></div>`,
    policy,
  });

const sandboxShell = (language: Language, file: string, more: Partial<Shell> = {}): Response =>
  shell(language, {
    file: `${PAGE_ROUTES}/${file}`,
    title: 'parastatiko sandbox',
    warning: sentences[language].warning,
    ...more,
  });

export const shellPage = (_site: Site, { language }: PageRequest): Response => sandboxShell(language, 'page');

/** The page of calls. It contains the first key, which protects nothing, so that calls can be tried immediately. */
export const referencePage = ({ keys }: Site, { language }: PageRequest): Response =>
  sandboxShell(language, 'reference', {
    attributes: ` data-key="${escapeHtml(keys[0]?.key ?? '')}"`,
    policy: VIEWER_POLICY,
  });

/** The bundled script of the page. It is loaded at the first request. */
export const scriptFile = async (): Promise<Response> =>
  respond((await import('./generated/browser.js')).script, 'text/javascript; charset=utf-8');

export const styleFile = async (): Promise<Response> =>
  respond((await import('./generated/browser.js')).style, 'text/css; charset=utf-8');

export const referenceScript = async (): Promise<Response> =>
  respond((await import('./generated/reference.js')).script, 'text/javascript; charset=utf-8');

/** The style sheet of the page of calls. */
export const referenceStyle = async (): Promise<Response> =>
  respond((await import('./generated/reference.js')).style, 'text/css; charset=utf-8');
