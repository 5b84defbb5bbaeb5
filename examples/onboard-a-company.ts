/**
 * Registering a company.
 *
 * The payload is validated, the request is created, the signed contract is uploaded, and the program waits until the
 * company can issue. A sandbox plays the service and sends signed webhooks; with your own address and key, the same code
 * calls the real one.
 */
import { createClient, memoryJournal, validateOnboarding } from 'parastatiko/client';
import { createSandbox } from 'parastatiko/sandbox';
import { createWebhookHandler, memoryStore } from 'parastatiko/webhooks';

const payload = {
  companyDetails: {
    legalName: 'Η Αυλή Ε.Ε.',
    vatNumber: '094014201',
    taxOffice: 'Ναυπλίου',
    transactionTypes: ['B2B', 'B2C'],
  },
  address: { city: 'Ναύπλιο', streetAddress: 'Σταϊκοπούλου 14', postalCode: '21100' },
  contactInfo: { email: 'info@avli.gr', phone: '+302752012345' },
  administrator: { fullName: 'Μαρία Παππά', vatNumber: '800123456' },
  ispDetails: { providerName: 'ΟΤΕ', contractNumber: '4711', contractDate: '2025-03-01' },
} as const;

// The sandbox delivers webhooks with this `fetch`, so no port is needed.
let receive = async (_delivery: Request): Promise<Response> => new Response(null, { status: 503 });
const now = new Date('2026-11-20T12:00:00+02:00');
const sandbox = await createSandbox({
  clock: { now: () => now },
  fetch: (address, init) => receive(new Request(address, init)),
});

// With the real service: createClient({ baseUrl, apiKey, journal })
const { onboarding } = createClient({ ...sandbox.clientOptions(), journal: memoryJournal() });

const { secret } = await onboarding.webhooks.register({
  url: 'https://shop.example/hooks',
  events: ['request.status_changed', 'request.provisioned'],
});
receive = createWebhookHandler({
  secrets: secret,
  store: memoryStore(),
  now: () => sandbox.now(),
  onEvent: ({ kind }) => console.log('webhook:', kind),
});

const draft = { ...payload, contactInfo: { email: 'info@avli', phone: '2752 012345' } };
for (const { path, message } of (await validateOnboarding(draft, { now })).issues) {
  console.log(path.join('.'), '-', message);
}

const created = await onboarding.create(payload);
if (created.kind !== 'created') throw new Error(created.next.todo);
const { requestId, status } = created.request;
console.log(status, '-', created.next.todo);

// The customer signs the contract.
const contract = await onboarding.downloadContract(requestId);
const uploaded = await onboarding.uploadSignedContract(requestId, await contract.bytes());
console.log(uploaded.kind, '-', uploaded.next.todo);

// Review and provisioning take a few minutes in the sandbox.
await sandbox.advance(10 * 60_000);
const { kind, next } = await onboarding.waitUntilReady(requestId);
console.log(kind, '-', next.todo);
