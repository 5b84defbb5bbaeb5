import { ISSUER } from '../../rules/examples/parts.js';
import { respondJson } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';

const items = { el: 'Καφές', en: 'Coffee' } as const;

/** Three first calls that work when they are pasted. */
export async function samplesOf({ world, keys }: Site, { url, language }: PageRequest): Promise<Response> {
  // It loads the builders, which no call needs.
  const { sampleCalls } = await import('../sample-calls.js');
  const [{ key } = { key: '' }] = keys;
  const [client] = world.state.clients.all();
  const vatNumber = client?.vatNumber ?? ISSUER.vatNumber;
  const calls = sampleCalls({
    baseUrl: url.origin,
    key,
    vatNumber,
    now: world.now(),
    item: items[language],
  });
  return respondJson({ ...calls, client: calls.client.join('\n') });
}
