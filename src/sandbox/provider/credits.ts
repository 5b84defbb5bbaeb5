import { centsToNumber } from '../../money/index.js';
import { type Answer, json } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import type { World } from '../world.js';

/** `GetCreditsBalance`. */
export function getCreditsBalance(world: World, { house }: Asked): Answer {
  const { userId, credits } = world.house(house);
  return json(200, { userId, creditsBalance: centsToNumber(credits) });
}
