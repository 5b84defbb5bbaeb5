import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Goes on with Tab until the element has a visible focus. */
export async function reach(page: Page, role: 'button' | 'link' | 'checkbox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' });
  await wanted.first().waitFor();
  const isReached = () => wanted.first().evaluate((element) => element.matches(':focus-visible'));
  for (let count = 0; count < 60 && !(await isReached()); count += 1) await page.keyboard.press('Tab');
  expect([String(name), await isReached()]).toEqual([String(name), true]);
}

/** Reaches a button or a link, and presses Enter. */
export async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await reach(page, role, name);
  await page.keyboard.press('Enter');
}
