import type { Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import {
  createSandbox,
  type Sandbox,
  type SandboxSettings,
  type SandboxTerminal,
} from '../../src/sandbox/index.js';
import { type ServedSandbox, serveSandbox } from '../../src/tools/cli/sandbox/serve.js';
import { COMPANY, KEY, NOON } from '../unit/sandbox/setup.js';
import { type Look, withPages } from './browser.js';

/** A sandbox that is served for a test, and its pages in a browser. */
export interface SandboxSite {
  readonly sandbox: Sandbox;
  readonly baseUrl: string;
  /** What the pages of the test could not run, and what they asked of another host. */
  readonly faults: string[];
  /** Errors in their console: also what they could not load. */
  readonly complaints: string[];
  /** Opens a page at a path, and waits until it shows what it is for. */
  open(path: string, options?: Look): Promise<Page>;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Calls `SendInvoices` with a document. */
  issue(document: unknown, skipSignature?: boolean): Promise<Response>;
  /** Cuts the connection. */
  cut(): Promise<void>;
  /** Serves it again, at the same address. */
  serveAgain(): Promise<void>;
}

/** A new sandbox for each test. */
export function withSandbox(
  settings: Partial<SandboxSettings> = {},
  terminals: readonly SandboxTerminal[] = [],
): SandboxSite {
  let sandbox: Sandbox;
  let served: ServedSandbox;
  const faults: string[] = [];
  const complaints: string[] = [];
  beforeEach(async () => {
    sandbox = await createSandbox({
      clock: { now: () => new Date(NOON) },
      keys: [{ key: KEY, companies: [COMPANY] }],
      settings,
      terminals,
    });
    served = await serveSandbox(sandbox, '127.0.0.1', 0);
  });
  afterEach(async () => {
    await served.close();
    for (const list of [faults, complaints]) list.length = 0;
  });
  // Pages are closed before the server is.
  const newPage = withPages();

  const site: SandboxSite = {
    get sandbox() {
      return sandbox;
    },
    get baseUrl() {
      return served.baseUrl;
    },
    faults,
    complaints,
    open: async (path, options) => {
      const page = await newPage(options);
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('request', (request) => {
        if (/^http/.test(request.url()) && !request.url().startsWith(served.baseUrl))
          faults.push(request.url());
      });
      await page.goto(`${served.baseUrl}${path}`);
      const shown = path.startsWith('/openapi') ? 'openapi-explorer .operations-root' : '.live.open';
      await page.locator(shown).first().waitFor();
      return page;
    },
    call: (method, path, body) =>
      fetch(`${served.baseUrl}/api/v1${path}`, {
        method,
        headers: { 'API-KEY': KEY, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    issue: (document, skipSignature = true) =>
      site.call('POST', `/Provider/SendInvoices?skipSignature=${skipSignature}`, { invoice: [document] }),
    cut: () => served.close(),
    serveAgain: async () => {
      served = await serveSandbox(sandbox, '127.0.0.1', Number(new URL(served.baseUrl).port));
    },
  };
  return site;
}

/** The request of a new client. */
export const onboarding = {
  companyDetails: { legalName: 'Μέλι', vatNumber: '987654324', taxOffice: '1101', transactionTypes: ['B2B'] },
  address: { city: 'Αθήνα', streetAddress: 'Ερμού 1', postalCode: '10563' },
  contactInfo: { email: 'info@meli.example', phone: '2101234567' },
  administrator: { fullName: 'Νίκος Νίκου', vatNumber: '090000045' },
};
