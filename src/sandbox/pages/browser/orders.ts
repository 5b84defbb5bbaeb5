/** What the page asks and orders of its sandbox. */
const BASE = '/_sandbox';

/** Sends an order; gives why it was refused, or `undefined` when it was carried out. */
export async function send(path: string, body: object = {}): Promise<string | undefined> {
  try {
    const response = await fetch(`${BASE}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return undefined;
    const { error } = (await response.json()) as { error?: string };
    return error ?? String(response.status);
  } catch {
    return 'lost';
  }
}

/** Asks for details; `undefined` when the sandbox does not have them, or no longer. */
export async function ask<Details>(path: string): Promise<Details | undefined> {
  try {
    const response = await fetch(`${BASE}/${path}`);
    return response.ok ? ((await response.json()) as Details) : undefined;
  } catch {
    return undefined;
  }
}
