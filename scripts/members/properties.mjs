// Checks rows against the legend of their file (`_meta.keys`), because a misspelt property would have no effect.

/** Throws if an object or one of its members has a property that the legend does not explain. */
export function checkProperties(file, legend, objects) {
  const known = ['name', 'members', ...Object.keys(legend).flatMap((keys) => keys.split(', '))];
  for (const { name: owner, members = [], ...properties } of objects) {
    check(owner, properties);
    for (const member of members) check(`${owner}.${member.name}`, member);
  }

  function check(place, properties) {
    const unknown = Object.keys(properties).find((property) => !known.includes(property));
    if (unknown === undefined) return;
    throw new Error(`${file}: ${place} has an unknown property ${unknown}. Known: ${known.join(', ')}`);
  }
}
