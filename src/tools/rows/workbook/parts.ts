import { type UnzipFileInfo, unzipSync } from '../../../vendor/unzip.js';
import { WorkbookError } from './error.js';

/** The largest part that is unpacked, in bytes. A workbook of 100,000 rows has parts of about 50 MB. */
const MOST = 200_000_000;

/** How files of the Office of earlier years begin, and workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Whether a file is a workbook or another binary file. */
export const isWorkbook = (bytes: Uint8Array): boolean => begins(bytes, ZIP) || begins(bytes, OLE);

/** The XML parts of a workbook by name. Pictures, macros and the like stay packed. */
export type Parts = Readonly<Record<string, Uint8Array>>;

/** Unpacks a workbook. @throws WorkbookError if it cannot be read as a workbook */
export function partsOf(bytes: Uint8Array): Parts {
  if (begins(bytes, OLE)) {
    // Its directory has the name in UTF-16.
    const name = [...'EncryptedPackage'].join('\0');
    const isEncrypted = new TextDecoder('latin1').decode(bytes).includes(name);
    throw new WorkbookError(isEncrypted ? 'sheet/password' : 'sheet/xls');
  }
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!/\.(?:xml|rels)$/.test(name)) return false;
    if (originalSize > MOST) throw new WorkbookError('sheet/large');
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw WorkbookError.is(error) ? error : new WorkbookError('sheet/workbook');
  }
}
