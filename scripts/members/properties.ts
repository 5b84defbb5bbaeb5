// Checks rows against the legend of their file (`_meta.keys`), because a misspelt property would have no effect.

import type { Row } from '../codes/reference.js';

/** Throws if an object or one of its members has a property that the legend does not explain. */
export function checkProperties(file: string, legend: Row, objects: Row) {
  const known = ['name', 'members', ...Object.keys(legend).flatMap((keys) => keys.split(', '))];
  for (const { name: owner, members = [], ...properties } of objects) {
    check(owner, properties);
    for (const member of members) check(`${owner}.${member.name}`, member);
  }

  function check(place: string, properties: Row) {
    const unknown = Object.keys(properties).find((property) => !known.includes(property));
    if (unknown === undefined) return;
    throw new Error(`${file}: ${place} has an unknown property ${unknown}. Known: ${known.join(', ')}`);
  }
}
