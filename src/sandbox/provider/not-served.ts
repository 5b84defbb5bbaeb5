import { type Answer, texts } from '../http/answer.js';
import type { World } from '../world.js';

/** Refuses a company that the software house does not serve, and says how this sandbox can serve it. */
export const notServed = (
  world: World,
  house: string,
  vatNumber: string,
  wanted: 'ask' | 'send invoices' = 'ask',
): Answer | undefined =>
  world.serves(house, vatNumber)
    ? undefined
    : texts(
        401,
        `You don't have the authority to ${wanted} for the VAT number ${vatNumber}. ${remedyFor(vatNumber)}`,
      );

const remedyFor = (vatNumber: string): string =>
  `In this sandbox, start it with --company ${vatNumber}, call sandbox.provision('${vatNumber}'), or onboard the company.`;
