import { escapeHtml } from '../../print/html/escape.js';

/** What no page of another site can load, and no browser takes for another type. */
export const OWN_SITE = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The pages are also never cached, and never sent as a referrer to another site. */
const HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...OWN_SITE } as const;

export const respond = (
  body: BodyInit | null,
  type: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response => new Response(body, { status, headers: { 'Content-Type': type, ...HEADERS, ...headers } });

/** A page, with its content policy. */
export const respondPage = (html: string, policy: string): Response =>
  respond(html, 'text/html; charset=utf-8', { headers: { 'Content-Security-Policy': policy } });

/** What differs between pages. `head` and `body` are HTML already. */
interface Page {
  readonly title: string;
  readonly head: string;
  readonly body: string;
  readonly policy: string;
}

/** A page in the frame of all pages, also of those of `parastatiko serve`. */
export const respondFramed = (language: string, { title, head, body, policy }: Page): Response =>
  respondPage(
    `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`,
    policy,
  );

export const respondJson = (value: unknown, status = 200): Response =>
  respond(JSON.stringify(value), 'application/json; charset=utf-8', { status });

/** Why an order of the page is not carried out: a stable word, and a sentence. */
export const refuse = (status: number, error: Refusal, message: string): Response =>
  respondJson({ error, message }, status);

export type Refusal =
  | 'host'
  | 'origin'
  | 'not-json'
  | 'method'
  | 'too-large'
  | 'invalid'
  | 'not-found'
  | 'past'
  | 'not-possible';
