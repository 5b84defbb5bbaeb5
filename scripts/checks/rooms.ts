import wings from './wings.json' with { type: 'json' };

/** The folder of a room below `src`: `sending/client`. The library, and the wings without rooms, are rooms themselves. */
export function placeOf(room: string): string {
  const [wing] = Object.entries(wings).find(([, rooms]) => rooms.includes(room)) ?? [];
  return wing === undefined ? room : `${wing}/${room}`;
}

/** The folder of the tests of a folder of `src`, below `test/unit`: rooms have no wings there. */
export function testsOf(folder: string): string {
  const [wing = '', room = '', ...rest] = folder.split('/');
  return placeOf(room) === `${wing}/${room}` ? [room, ...rest].join('/') : folder;
}
