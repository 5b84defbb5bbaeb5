/** JSON with sorted members, written out by hand. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => sortedJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = value as Record<string, unknown>;
  const names = Object.keys(members).filter((name) => members[name] !== undefined);
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${sortedJson(members[name])}`)
    .join(',')}}`;
}

/** FNV-1a of 64 bits as RFC 9923 has it, in whole numbers without end. */
export function fnvOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) % 2n ** 64n;
  }
  return hash.toString(16).padStart(16, '0');
}

/** A state with the checksum that its members give, as if a program had stored just these. */
export function withChecksum<State extends object>(state: State): State & { checksum: string } {
  const { checksum: _, ...members } = state as State & { checksum?: unknown };
  return { ...state, checksum: fnvOf(sortedJson(members)) };
}
