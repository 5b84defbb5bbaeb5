import { type SandboxKey, userIdOf } from './keys.js';
import { clientId, creditsOf, type World } from './world.js';

const STARTING_CREDITS = 1000;

/** Sets up a company to issue through a software house. */
export function provisionFor(world: World, key: string, vatNumber: string): void {
  const house = userIdOf(key);
  world.state.clients.put(clientId(house, vatNumber), { house, vatNumber, since: world.at() });
}

export function setCreditsOf(world: World, key: string, credits: number): void {
  const userId = userIdOf(key);
  world.state.houses.put(userId, { ...world.house(userId), credits: creditsOf(credits) });
}

/** Sets up the software houses of a new sandbox. Existing ones in the state are kept. */
export function openHouses(world: World, keys: readonly SandboxKey[]): void {
  for (const { key, companies = [], credits = STARTING_CREDITS } of keys) {
    const row = world.state.houses.get(userIdOf(key));
    if (row === undefined) setCreditsOf(world, key, credits);
    else if (row.signingKey === undefined) world.state.houses.put(row.userId, world.house(row.userId));
    for (const vatNumber of companies) {
      if (!world.serves(userIdOf(key), vatNumber)) provisionFor(world, key, vatNumber);
    }
  }
}
