import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { cardReceipt, KEY, receipt } from '../unit/sandbox/setup.js';
import { inBrowser, type Look } from './browser.js';
import { press } from './keyboard.js';
import { onboarding, withSandbox } from './sandbox-site.js';

/** The page must never run what a document says. */
const HOSTILE = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>';

/** How wide the page is, with the dialog that is open on it. */
const WIDTH =
  'Math.max(document.documentElement.scrollWidth, document.querySelector("dialog")?.scrollWidth ?? 0)';

describe('the page of the sandbox in a browser', () => {
  const site = withSandbox({ review: 'by-hand', provisioningStep: 'by-hand' });
  let page: Page;
  // What the page could not load, run or show is written to its console.
  afterEach(() => expect([site.faults, site.complaints]).toEqual([[], []]));

  /** Opens the page at a place of its own. */
  async function open(hash = '', options: Look = {}): Promise<void> {
    page = await site.open(`/${hash}`, options);
  }

  inBrowser('says what to do first, and shows documents as soon as they are issued', async () => {
    await open();
    await page.getByText('Nothing happened today yet.').waitFor();
    const samples = page.locator('.samples code');
    await samples.nth(2).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(WIDTH)).toBe(360);
    expect(await samples.allTextContents()).toEqual([
      expect.stringContaining('/api/v1/Provider/SendInvoices'),
      expect.stringContaining('createClient'),
      expect.stringContaining('parastatiko send'),
    ]);
    await site.issue(receipt('77'));
    await page.getByRole('link', { name: '1 document was issued.' }).click();
    const row = page.getByRole('link', { name: /ΛΑ 77/ });
    await row.waitFor();
    await row.click();
    const frame = page.frameLocator('dialog iframe');
    await frame.getByText('This is a sandbox: nothing is filed with the tax authority.').waitFor();
    await page.getByLabel('Paper').selectOption('58 mm');
    await frame.locator('body.roll58').waitFor();
    await page.getByLabel('Language').selectOption('Ελληνικά');
    await frame.locator('html[lang=el]').waitFor();
    await page.evaluate("location.hash = '#/houses'");
    await page.getByRole('button', { name: 'Issue a sample receipt' }).click();
    await page.getByText(/€2.50/).first().waitFor();
    expect(site.sandbox.documents()).toHaveLength(2);
  });

  inBrowser('lets a held payment expire with a button of the clock', async () => {
    await site.issue(cardReceipt(), false);
    await open('#/holds');
    await page.getByText('in 1 d').first().waitFor();
    await page.getByRole('button', { name: 'Move the clock forward by 24 h' }).click();
    await page.getByText('Expired').first().waitFor();
    expect(site.sandbox.now().toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });

  inBrowser('moves the clock to a time in Athens, and closes its dialog with Esc', async () => {
    await open();
    await page.keyboard.press('t');
    const field = page.getByLabel('Date and time in Athens');
    expect(await field.inputValue()).toBe('2026-11-20T12:00');
    // The dialog takes a key only once it is shown.
    await field.waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Move the clock to a time' }).click();
    await field.fill('2026-11-20T11:00');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('This time has passed').waitFor();
    await field.fill('2026-11-21T09:30');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('21 Nov 2026, 09:30:00').waitFor();
    expect(site.sandbox.now().toISOString()).toBe('2026-11-21T07:30:00.000Z');
  });

  inBrowser('approves a contract and provisions its company by keyboard alone', async () => {
    await site.call('POST', '/requests', onboarding);
    await open();
    await page.keyboard.press('6');
    await page.getByRole('heading', { name: 'Onboarding' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await press(page, 'button', 'Sign as the client');
    await press(page, 'button', 'Approve');
    await press(page, 'button', 'Complete provisioning');
    await press(page, 'button', 'Accept the statement');
    await page.locator('dialog').getByText('ACCEPTED').waitFor();
    expect(site.sandbox.onboarding.requests()).toMatchObject([
      { status: 'APPROVED', provisioning: { status: 'COMPLETED' }, aadeStatement: { status: 'ACCEPTED' } },
    ]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('a.row').evaluate((row) => row.matches(':focus'))).toBe(true);
  });

  inBrowser('injects a fault that hits the next call, and removes one', async () => {
    await open();
    await page.keyboard.press('f');
    const kind = page.getByLabel('Kind');
    await kind.waitFor();
    await page.locator('#fault-kind:focus').waitFor();
    expect(await kind.locator('option').count()).toBe(36);
    await kind.selectOption('error-before');
    await page.locator('select[name=call]').selectOption('SendInvoices');
    await page.getByLabel('Status').fill('507');
    await page.getByRole('button', { name: 'Inject the fault' }).click();
    await page.getByRole('cell', { name: /^error-before SendInvoices/ }).waitFor();
    expect((await site.issue(receipt())).status).toBe(507);
    await page.getByText('Everything works normally.').waitFor();
    await page.getByRole('button', { name: 'Inject the fault' }).click();
    await page.getByRole('button', { name: 'Remove error-before' }).click();
    await page.getByText('Everything works normally.').waitFor();
    expect((await site.issue(receipt())).status).toBe(200);
  });

  inBrowser('shows a call with its bodies, and gives it as curl', async () => {
    await site.issue(receipt());
    await open('#/calls', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('link', { name: /SendInvoices/ }).click();
    await page.getByText('"statusCode": "Success"').waitFor();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('Copied.').waitFor();
    const line = await page.evaluate<string>('navigator.clipboard.readText()');
    const answer = spawnSync('sh', ['-c', `curl() { printf '%s' "$*"; }; ${line}`], { encoding: 'utf8' });
    expect(answer.stdout).toMatch(
      new RegExp(`^-X POST ${site.baseUrl}/api/v1/Provider/SendInvoices.*API-KEY: ${KEY}.*"invoice"`, 's'),
    );
  });

  inBrowser('speaks Greek at the press of a button, and remembers it', async () => {
    await site.issue(receipt());
    await open('#/documents');
    await page.getByRole('button', { name: 'Ελληνικά' }).click();
    await page.getByRole('heading', { name: 'Παραστατικά' }).waitFor();
    await page.getByText('30,00 €').waitFor();
    await page.getByText('Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('el');
    await page.reload();
    await page.getByRole('heading', { name: 'Παραστατικά' }).waitFor();
  });

  inBrowser('fits a phone of 360 pixels, whatever documents hold', async () => {
    const { invoiceHeader } = receipt();
    await site.issue({ ...receipt('1'), invoiceHeader: { ...invoiceHeader, series: 'Ω'.repeat(50) } });
    await site.issue(cardReceipt(), false);
    await site.call('POST', '/requests', onboarding);
    site.sandbox.faults.add({
      kind: 'expired-signature',
      call: 'RequestTransmittedDocs',
      probability: 0.125,
    });
    const sections = [
      ...['today', 'documents', 'calls', 'tables', 'holds', 'requests', 'deliveries', 'mails'],
      ...['faults', 'houses'],
    ];
    const [document] = site.sandbox.documents();
    for (const locale of ['en-GB', 'el-GR']) {
      await open('', { locale, viewport: { width: 360, height: 740 } });
      for (const place of [...sections, `documents/${document?.uid}`, 'calls/1']) {
        await page.evaluate(`location.hash = '#/${place}'`);
        const [section] = place.split('/');
        await page.locator(`nav a[aria-current][href='#/${section}']`).waitFor({ state: 'attached' });
        if (place !== section) await page.locator('dialog h3').first().waitFor();
        expect([place, await page.evaluate(WIDTH)]).toEqual([place, 360]);
      }
    }
  });

  inBrowser('shows hostile texts as texts, on the page and in the printed form', async () => {
    const { invoiceHeader, invoiceDetails } = receipt();
    const [line] = invoiceDetails;
    const hostile = {
      ...receipt('13'),
      invoiceHeader: { ...invoiceHeader, aa: '13', series: '<b>1</b>' },
      invoiceDetails: [{ ...line, itemDescr: HOSTILE }],
      [HOSTILE]: 1,
    };
    expect((await site.issue(hostile)).status).toBe(200);
    await open('#/documents');
    await page.getByRole('link', { name: /<b>1<\/b> 13/ }).click();
    const frame = page.frameLocator('dialog iframe');
    await frame.getByText(HOSTILE).waitFor();
    await page.getByText(`/${HOSTILE}`, { exact: true }).waitFor();
    expect(await page.title()).toBe('Documents · parastatiko sandbox');
    expect(await frame.locator('head title').textContent()).toContain('<b>1</b> 13');
    expect(await page.locator('main b, main img, dialog img').count()).toBe(0);
  });

  inBrowser('says when the connection is lost, and shows what happened meanwhile', async () => {
    await open('#/documents');
    await site.cut();
    await page.getByText('Connection lost. Trying again.').waitFor();
    await site.serveAgain();
    await site.issue(receipt('78'));
    await page.getByRole('link', { name: /ΛΑ 78/ }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    site.complaints.length = 0;
    expect(site.faults).toEqual([]);
  });

  inBrowser('lists its shortcuts, and can do without them', async () => {
    await open();
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await page.getByLabel('Use single-key shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('3');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Today');
    await page.getByRole('button', { name: 'Skip to the content' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('main').evaluate((main) => main.matches(':focus'))).toBe(true);
  });
});
