/** States of the library as it named them before, by these names. */
export const oldStates: Readonly<Record<string, object>> = {
  'awaited ["800123456",0,"11.1","A","101"]': { at: '2026-11-20T10:00:00.000Z' },
  'call sale 1': { at: '2026-11-20T10:00:00.000Z', digest: 'ab', answer: { aa: '1' } },
  events: { first: 101, events: [] },
  'events 000000000001': { first: 1, events: [{ id: 1 }] },
  'onboarding 094014201': { idempotencyKey: '0b7c6a0e-5f3d-4d51-8a54-2f1d9f6b8c13' },
  'payment 800123456-0-11.1-A-101': { payment: { version: 1 }, table: '7' },
  'refused ["800123456",0,"11.1","A","9"]': { reason: 'validation', messages: [], sent: true },
  'worker shop 7': { kind: 'worker of the queue', workers: [] },
};

/** States of users with similar names. */
export const similarStates: Readonly<Record<string, unknown>> = {
  'call 5': 'after six',
  'Call sale 2': { at: '2026-11-20' },
  'events of the day': { party: 1 },
  'payment 17': { stands: 'held' },
  'worker 12': { shift: 'evening' },
};

/** What `oldStates` are after the file or the schema is updated. */
export const newStates = Object.fromEntries(
  Object.entries(oldStates).map(([name, state]) => [`parastatiko ${name}`, { by: 'parastatiko', ...state }]),
);
