import { expectTypeOf, test } from 'vitest';
import type { callOptionNames } from '../../../src/client/call-option-names.js';
import type { Client } from '../../../src/client/client.js';

type LastOf<Given extends readonly unknown[]> =
  Required<Given> extends readonly [...unknown[], infer Last] ? Last : never;
type OptionsOf<Of> = {
  [Name in keyof Of]: Of[Name] extends (...given: infer Given) => unknown
    ? keyof NonNullable<LastOf<Given>>
    : never;
};

type Named = keyof typeof callOptionNames;

test('all call options are listed by name', () => {
  type Sending = OptionsOf<
    Pick<Client, 'issue' | 'issueAll' | 'completePosPayment' | 'completeOldInvoice' | 'cancelNote'>
  >;
  type Looking = OptionsOf<Pick<Client, 'reconcile' | 'waitForMark' | 'recover' | 'search' | 'openOrders'>>;
  type Onboarding = OptionsOf<
    Pick<Client['onboarding'], 'create' | 'uploadSignedContract' | 'cancel' | 'waitForStatus' | 'get'>
  >;
  expectTypeOf<
    Sending[keyof Sending] | Looking[keyof Looking] | Onboarding[keyof Onboarding]
  >().toEqualTypeOf<Named>();
});
