/**
 * Registering a company.
 *
 * The payload is validated, the request is created, the signed contract is uploaded, and the program waits until the
 * company can issue. Here a function plays the service; with your own address and key, the same code calls the real
 * one.
 */
import { createClient, memoryJournal, validateOnboarding } from 'parastatiko/client';

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

const request = { requestId: 'r1', requestType: 'NEW_CONTRACT', status: 'PENDING_SIGNATURE' };

/** Creates the request, accepts its contract, and approves it. */
const service: typeof fetch = async (address, { method } = {}) => {
  if (String(address).endsWith('/signed-contract')) request.status = 'UNDER_REVIEW';
  else if (method === 'GET') {
    request.status = 'APPROVED';
    Object.assign(request, { provisioning: { status: 'COMPLETED' } });
  }
  const isNew = String(address).endsWith('/requests');
  return Response.json({ success: true, data: request }, { status: isNew ? 201 : 200 });
};

const now = new Date('2026-11-20T12:00:00+02:00');
const client = createClient({
  baseUrl: 'https://host.example',
  apiKey: 'your-key',
  journal: memoryJournal(),
  // The rest is only for this example: the service above, and a fixed clock.
  fetch: service,
  clock: { now: () => now },
});

const draft = { ...payload, contactInfo: { email: 'info@avli', phone: '2752 012345' } };
for (const { path, message } of (await validateOnboarding(draft, { now })).issues) {
  console.log(path.join('.'), '-', message);
}

const created = await client.onboarding.create(payload);
if (created.kind !== 'created') throw new Error(created.next.todo);
console.log(created.request.status, '-', created.next.todo);

const signed = new TextEncoder().encode('%PDF-1.7 …');
const uploaded = await client.onboarding.uploadSignedContract('r1', signed);
console.log(uploaded.kind, '-', uploaded.next.todo);

const { kind, next } = await client.onboarding.waitUntilReady('r1');
console.log(kind, '-', next.todo);
