import type { Cents } from '../../money/index.js';
import { hexToBytes } from '../../vendor/sha256.js';
import { bytesOf } from '../hash.js';
import type { SignatureFault, TerminalRow } from '../state/terminal-rows.js';
import { athensStamp, isReached, later } from '../time.js';
import type { World } from '../world.js';

/** What a till presents to a terminal, for the amount that it asks for. */
export interface Presented {
  readonly provider?: string | undefined;
  /** The signed text. */
  readonly data?: string | undefined;
  readonly token?: string | undefined;
}

const PARTS = 8;
const A_DAY_AGO = -86_400_000;

/** Why a terminal does not accept what a till presents; `undefined` if it does. */
export async function faultOfSignature(
  world: World,
  terminal: TerminalRow,
  { provider, data, token }: Presented,
  amount: Cents,
): Promise<SignatureFault | undefined> {
  const given = [provider, data, token].filter((each) => each !== undefined);
  if (given.length === 0) return 'unsigned';
  if (data === undefined || token === undefined || provider === undefined) return 'incomplete';
  if (!isSameProvider(provider, terminal.provider)) return 'other-provider';
  const { isSignedWith } = await import('../signing.js');
  const signed = world.state.signatures.get(token);
  const bytes = signatureIn(token);
  const { signingKey } = world.house(terminal.house);
  if (bytes === undefined || !isSignedWith(signingKey, data, bytes)) {
    // It was made by this house, for something else.
    return signed?.house === terminal.house ? 'other-data' : 'not-signed';
  }
  const parts = data.split(';');
  const [, , stamp = '', payable, , , , terminalId] = parts;
  if (parts.length !== PARTS || terminalId !== terminal.terminalId) return 'other-terminal';
  if (Number(payable) !== amount) return 'other-amount';
  const isOver =
    signed === undefined
      ? stamp <= athensStamp(new Date(later(world.now(), A_DAY_AGO)))
      : isReached(signed.expiresAt, world.now());
  return isOver ? 'expired' : undefined;
}

/** Numbers are written with and without zeros before them. */
const isSameProvider = (given: string, expected: string): boolean =>
  given === expected || (/^\d{1,9}$/.test(given) && Number(given) === Number(expected));

/** A signature in hexadecimal or Base64. */
function signatureIn(token: string): Uint8Array | undefined {
  try {
    return /^(?:[0-9a-f]{2})+$/i.test(token) ? hexToBytes(token) : bytesOf(token);
  } catch {
    return undefined;
  }
}
