import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** An answer as somebody copies it from a log. */
const ANSWER =
  '{"response":[{"statusCode":"ValidationError","errors":[{"code":"228","message":"Uid: 5E1C has already been sent. MARK: 400001234567890"}]}]}';
const XML = '<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0"></InvoicesDoc>';

/** Uses the playground as a visitor does, with a mouse and on a phone. One sentence for what does not work. */
export async function useProblems(browser: Browser, address: string): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const tried = trying(problems);
  const good = page.locator('.verdict.good');
  const sample = page.locator('[name=sample]');
  await page.goto(address);
  await tried('it opens on a broken receipt, printed beside its issues', async () => {
    await page.locator('.verdict.bad').waitFor();
    await page.locator('.paper iframe').waitFor();
  });
  await tried('all is corrected at once', async () => {
    await page.locator('.verdict button').click();
    await good.waitFor();
  });
  await tried('what was corrected survives a reload', async () => {
    await page.waitForTimeout(1000);
    await page.reload();
    await good.waitFor();
  });
  await tried('a sample is an entry of the history', async () => {
    await sample.selectOption('order');
    await page.waitForURL(/#sample=order$/);
    await page.locator('.kind', { hasText: /Facts|Στοιχεία/ }).waitFor();
    await page.goBack();
    await page.locator('.kind', { hasText: /Payload|JSON/ }).waitFor();
    await good.waitFor();
    await page.goForward();
    await page.locator('.kind', { hasText: /Facts|Στοιχεία/ }).waitFor();
  });
  await tried('an edit clears the link', async () => {
    await page.locator('[name=link]').click();
    await page.waitForURL(/#facts=/);
    await page.locator('.cm-content').focus();
    await page.keyboard.type(' ');
    await page.waitForURL((url) => url.hash === '');
  });
  await tried('an answer of the service is explained', async () => {
    await pasted(page, ANSWER);
    await page.locator('.entry.bad a[href$="/errors/228/"]').waitFor();
  });
  await tried('XML of the authority is recognized', async () => {
    await pasted(page, XML);
    await page.locator('.kind', { hasText: 'XML' }).waitFor();
  });
  for (const [panel, colours] of [
    ['payload', '.code-name'],
    ['xml', '.code-name'],
    ['typescript', '.code-value'],
  ] as const)
    await tried(`${panel} is coloured`, async () => {
      if (panel === 'payload') await sample.selectOption('order');
      await page.locator(`[data-panel=${panel}]`).click();
      await page.locator(`#panel ${colours}`).first().waitFor();
    });
  await tried('results and the menu are in reach on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.jump [data-to=results]').click();
    await page.waitForFunction("document.querySelector('.results').getBoundingClientRect().top < 300");
    await page.locator('starlight-menu-button button').click();
    await page.locator('#starlight__sidebar a').first().waitFor();
  });
  await context.close();
  return problems;
}

/** Opens the playground where scripts are forbidden, fail, or do not come. One sentence for what is not said then. */
export async function brokenProblems(browser: Browser, address: string): Promise<string[]> {
  const problems: string[] = [];
  const tried = trying(problems);
  const opened = async (
    options: BrowserContextOptions,
    refused: RegExp,
    work: (page: Page) => Promise<void>,
  ) => {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(refused, (route) => route.abort());
    await page.goto(address);
    await work(page);
    await context.close();
  };
  await tried('without scripts, the example stands with its issues and its paper', () =>
    opened({ javaScriptEnabled: false }, /^$/, async (page) => {
      for (const part of [
        '.intro >> nth=0',
        '.verdict.bad',
        '.issues .error',
        '.editor pre',
        '.paper iframe',
      ])
        await page.locator(`.playground ${part}`).first().waitFor();
      if (await page.locator('.playground :is(button:not(.where), select)').first().isVisible())
        throw new Error('a button that does nothing can be seen');
    }),
  );
  await tried('a worker that does not load is reported', () =>
    opened({}, /\/worker-/, (page) => page.locator('#panel [role=alert]').waitFor()),
  );
  await tried('a script that does not load is reported after a time', () =>
    opened({}, /\/Playground\.astro/, async (page) => {
      await page.evaluate('document.getAnimations().forEach((each) => each.finish())');
      await page.locator('.playground .late').waitFor();
    }),
  );
  await tried('a panel that does not load is reported', () =>
    opened({}, /\/panels-/, async (page) => {
      await page.locator('.cm-lintRange').first().waitFor();
      await page.locator('[data-panel=totals]').click();
      await page.locator('#panel', { hasText: /^(?:There is no answer|Δεν υπάρχει απάντηση)/ }).waitFor();
    }),
  );
  return problems;
}

const trying =
  (problems: string[]) =>
  async (what: string, work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: Error) =>
      problems.push(`the playground: ${what}: ${error.message.split('\n')[0]}`),
    );
  };

/** Puts a text into the editor, as a user pastes one. */
export async function pasted(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+A');
  await page.evaluate(
    `(text => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.querySelector('.cm-content').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    })(${JSON.stringify(text)})`,
  );
}
