/** Requests of the page to its sandbox. */
const BASE = '/_sandbox';

/** What became of an order. */
export type Sent<Result> =
  | { readonly isDone: true; readonly result: Result }
  /** Why it was refused: a sentence for people, or else a word. */
  | { readonly isDone: false; readonly why: string };

/** Sends an order. */
export async function send<Result = unknown>(
  path: string,
  body: object = {},
  language = 'en',
): Promise<Sent<Result>> {
  try {
    const response = await fetch(`${BASE}/${path}?language=${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Result & { readonly error?: string; readonly message?: string };
    if (response.ok) return { isDone: true, result: answer };
    const { error = String(response.status), message = error } = answer;
    return { isDone: false, why: error === 'not-possible' ? message : error };
  } catch {
    return { isDone: false, why: 'lost' };
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
