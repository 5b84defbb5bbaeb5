/** The block of documents to the public sector, as the service writes it. */
export const PUBLIC_SECTOR_BLOCK = 'providerB2gAdditionalInvoiceDetails';

const BLOCK = PUBLIC_SECTOR_BLOCK.toLowerCase();
const OF_LINES: ReadonlySet<string> = new Set([
  'quantityunitsublcode',
  'itemclassificationidentifiers',
  'itemcodification',
]);

/** Whether a name, in any case, is that of the block. */
export const isPublicSectorBlock = (name: string): boolean => name.toLowerCase() === BLOCK;

/** Whether a name, in any case, is that of a line member which only the call for the public sector keeps. */
export const isPublicSectorLine = (name: string): boolean => OF_LINES.has(name.toLowerCase());

/** The member of an object whose name, in any case, passes the test. */
export function memberWhere(
  object: Readonly<Record<string, unknown>>,
  isWanted: (name: string) => boolean,
): { readonly name: string; readonly value: unknown } | undefined {
  for (const [name, value] of Object.entries(object))
    if (value !== undefined && isWanted(name)) return { name, value };
  return undefined;
}
