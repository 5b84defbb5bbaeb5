/** Requests of the page to its sandbox. */
const BASE = '/_sandbox';

/** Sends an order. Returns why it was refused, or `undefined` if it was carried out. */
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

/** Requests details; `undefined` if the sandbox does not have them, or no longer has them. */
export async function ask<Details>(path: string): Promise<Details | undefined> {
  try {
    const response = await fetch(`${BASE}/${path}`);
    return response.ok ? ((await response.json()) as Details) : undefined;
  } catch {
    return undefined;
  }
}
