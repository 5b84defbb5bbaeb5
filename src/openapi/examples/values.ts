/** The values that examples share. */
/** The day of the sample documents. */
export const EXAMPLE_DAY = '2026-11-20';
export const MARK = 400001234567890;
export const UID = '5E1C3A9F0B7D2468ACE013579BDF02468ACE1357';
export const CODE = '0F1E2D3C4B5A69788796A5B4C3D2E1F00F1E2D3C';
export const REQUEST = '8d5b1f0c-2a3e-4b6d-a1c2-9e0f7a6b5c4d';
export const ENDPOINT = 'c1a4e7d2-90b3-4f58-a6c7-3d2e1f0a9b8c';
export const EVENT = 'e3b0c442-98fc-4c14-a9af-bf4c8996fb92';
export const TOKEN = '9F2C4E6A8B0D1F3557799BBDDFF1133559F2C4E6A8B0D1F3557799BBDDFF11335';
export const MORNING = '2026-11-20T10:00:00Z';

/** The same examples with another date, because a sandbox accepts only documents of its current date. */
export function dated(value: unknown, day: string): unknown {
  if (value === EXAMPLE_DAY) return day;
  if (Array.isArray(value)) return value.map((item) => dated(item, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, dated(member, day)]));
}
