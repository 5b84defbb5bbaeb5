/** States of users with the words of the library's own. One has the name that another would get with its prefix. */
export const ownStates: Readonly<Record<string, object>> = {
  'call back': { at: '21:00', who: 'Άννα' },
  events: { events: [{ party: 1 }] },
  'onboarding 7': { idempotencyKey: 'shop 7' },
  'parastatiko call back': { at: '2026-11-20T10:00:00.000Z', by: 'parastatiko' },
  'payment 17': { payment: { amount: '20.00' }, guest: 'Άννα' },
};
