import { type Cents, centsToNumber, parseAmount } from '../../money/index.js';
import { isObject } from '../../reading/object.js';
import { emptyRecord } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import { isText } from '../../types/forms.js';
import type { Path, PosSignature } from '../../types/index.js';
import { plainOf } from '../shared/given.js';
import type { Refusing } from '../shared/refusing.js';

/** A signature, with its position in an answer. */
export interface FoundSignature {
  readonly signature: PosSignature;
  readonly balance: Cents;
  /** The UID of its document, in upper case. */
  readonly uid: string | undefined;
  readonly path: Path;
}

type Members = Readonly<Record<string, unknown>>;
type Place = 'answer' | 'block' | 'signature';

/** The members that contain signatures, and the form that each must have. */
const INSIDE: ReadonlyMap<string, Place> = new Map([
  ['response', 'answer'],
  ['providersignature', 'block'],
  ['signatures', 'signature'],
]);

const NAMES: ReadonlyMap<string, string> = new Map(
  ['token', 'data', 'createdDate', 'expiryDate', 'isExpired', 'paymentBalance', 'issuerVatNumber'].map(
    (name) => [name.toLowerCase(), name],
  ),
);

/**
 * Every signature in an answer, wherever it is: next to `response`, in one of its entries, or given on its own as a
 * block, list or single object. An invalid value in place of a signature is refused, so that no signature is lost.
 */
export function signaturesIn(
  answer: unknown,
  refusing: Refusing,
  at: Path,
): readonly [FoundSignature, ...FoundSignature[]] {
  const found: FoundSignature[] = [];
  new Search(found, refusing).look(plainOf(answer), at, undefined, 'answer');
  refusing.done();
  const [first, ...more] = found;
  return first === undefined ? refusing.refuse('pos-payment/no-signature', at) : [first, ...more];
}

class Search {
  readonly #found: FoundSignature[];
  readonly #refusing: Refusing;

  constructor(found: FoundSignature[], refusing: Refusing) {
    this.#found = found;
    this.#refusing = refusing;
  }

  look(value: unknown, path: Path, uid: string | undefined, place: Place): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) this.look(item, [...path, index], uid, place);
      return;
    }
    const isInside = isObject(value) && this.#lookInto(value, path, uid);
    if (!isInside && place !== 'answer') {
      this.#refusing.add('pos-payment/signature-form', path, { found: shown(value) });
    }
  }

  /** Looks for signatures in an object; false if it has neither a signature nor a member for them. */
  #lookInto(value: object, path: Path, uid: string | undefined): boolean {
    const own = uidOf(value as Members) ?? uid;
    let isKnown = false;
    for (const [name, member] of Object.entries(value)) {
      const place = INSIDE.get(name.toLowerCase());
      if (place !== undefined) {
        isKnown = true;
        if (member !== null) this.look(member, [...path, name], own, place);
      } else if (name.toLowerCase() === 'token') {
        isKnown = true;
        this.#take(value as Members, path, own);
      }
    }
    return isKnown;
  }

  #take(value: Members, path: Path, uid: string | undefined): void {
    const members = emptyRecord();
    for (const name in value) members[NAMES.get(name.toLowerCase()) ?? name] = value[name];
    const { token, data, paymentBalance } = members;
    const balance = balanceOf(paymentBalance);
    if (Object.hasOwn(members, '__proto__')) {
      this.#refusing.add('pos-payment/signature-form', [...path, '__proto__'], { found: '__proto__' });
    } else if (!isText(token)) {
      this.#refusing.add('pos-payment/signature-form', [...path, 'token'], { found: shown(token) });
    } else if (data !== undefined && data !== null && typeof data !== 'string') {
      this.#refusing.add('pos-payment/signature-form', [...path, 'data'], { found: shown(data) });
    } else if (balance === undefined) {
      this.#refusing.add('pos-payment/signature-balance', [...path, 'paymentBalance'], {
        found: shown(paymentBalance),
      });
    } else {
      const signature = { ...members, token, paymentBalance: centsToNumber(balance) } as PosSignature;
      this.#add({ signature, balance, uid, path });
    }
  }

  /** The same signature can be both next to `response` and in its entry. */
  #add(one: FoundSignature): void {
    const at = this.#found.findIndex(({ signature }) => signature.token === one.signature.token);
    const other = this.#found[at];
    if (other === undefined) this.#found.push(one);
    else if (!isSame(one, other)) this.#refusing.add('pos-payment/signature-contradicts', one.path);
    else if (other.uid === undefined) this.#found[at] = { ...other, uid: one.uid };
  }
}

const isSame = (one: FoundSignature, other: FoundSignature): boolean =>
  one.balance === other.balance &&
  (one.signature.data ?? '') === (other.signature.data ?? '') &&
  (one.uid === other.uid || one.uid === undefined || other.uid === undefined);

function uidOf(members: Members): string | undefined {
  for (const name in members) {
    const value = members[name];
    if (name.toLowerCase() === 'invoiceuid' && isText(value)) return value.trim().toUpperCase();
  }
  return undefined;
}

/** The issuer's VAT number in a signature, without prefix; `undefined` if it has none. */
export function issuerStatedBy({ issuerVatNumber }: PosSignature): string | undefined {
  const bare = String(issuerVatNumber ?? '')
    .trim()
    .replace(/^(?:EL|GR)/i, '');
  return bare === '' ? undefined : bare;
}

/** The service writes other amounts as text with a decimal comma, so a balance may also have this form. */
function balanceOf(value: unknown): Cents | undefined {
  const amount = parseAmount(typeof value === 'string' ? value.trim().replace(',', '.') : value);
  return amount.ok ? amount.value : undefined;
}
