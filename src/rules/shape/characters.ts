import type { Path } from '../../types/index.js';
import type { DocumentView, Found, LineView, Rule } from '../engine/rule.js';
import { ODD_TEXTS } from './members.js';

/** Any character that XML 1.0 cannot carry, not even as a reference: most controls, lone surrogates, U+FFFE, U+FFFF. */
const REFUSED = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Units below are controls. */
const SPACE = 0x20;
/** Units from here on are halves of pairs, private, of rare scripts, or no characters. */
const SURROGATES = 0xd800;

/** Whether a text has such a character. A look along the units costs less than an expression on texts as short as these. */
export function isOdd(text: string | undefined): boolean {
  if (text === undefined) return false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < SPACE || unit >= SURROGATES) return REFUSED.test(text);
  }
  return false;
}

const PARTY = ['vatNumber', 'name'] as const;
const ADDRESS = ['street', 'number', 'postalCode', 'city'] as const;
const HEADER = [
  'series',
  'aa',
  'vehicleNumber',
  'otherMovePurposeTitle',
  'otherReceivingNotePurposeTitle',
] as const;
const LINE = ['itemCode', 'itemDescr', 'TaricNo', 'lineComments', 'otherMovePurposeLineTitle'] as const;
const PAYMENT = ['paymentMethodInfo', 'terminalId'] as const;
const PACKAGE = ['otherPackagingTypeTitle'] as const;

const DELIVERY = 'invoiceHeader.otherDeliveryNoteHeader';
const ENTITY = 'invoiceHeader.otherCorrelatedEntities[].entityData';
const PACKAGES = 'packingsDeclarations[].Packages[]';
const all = (place: string, members: readonly string[]): string[] =>
  members.map((member) => `${place}.${member}`);

const paths = [
  ...['issuer', 'counterpart', ENTITY].flatMap((place) => [
    ...all(place, PARTY),
    ...all(`${place}.address`, ADDRESS),
  ]),
  ...['loadingAddress', 'deliveryAddress'].flatMap((place) => all(`${DELIVERY}.${place}`, ADDRESS)),
  ...all('invoiceHeader', HEADER),
  ...all('invoiceDetails[]', LINE),
  ...all('paymentMethods[]', PAYMENT),
  ...all(PACKAGES, PACKAGE),
];

/** What goes to the tax authority travels as XML, which has no place for some characters. */
export const character: Rule = {
  id: 'shape/character',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  onlyWith: ODD_TEXTS,
  paths,
  params: ['character', 'position'],
  authorityCode: 101,
  source: 'XML 1.0, 2.2 Characters: the authority takes documents as XML; print texts are not looked at',
  since: '2.0.1',
  good: {
    sample: 'movingInvoice',
    set: { '/invoiceDetails/0/itemDescr': 'Καφές ☕ 🇬🇷\tαλεσμένος\n<250 g> & φίλτρα' },
  },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/series': 'A\u0000' } },
    { sample: 'deliveryNote', set: { '/invoiceDetails/0/itemDescr': 'Καφές\u001F' } },
    { sample: 'deliveryNote', set: { '/issuer/address/city': 'Αθήνα \uD83C' } },
    { sample: 'salesInvoice', set: { '/paymentMethods/0/paymentMethodInfo': '\uFFFE' } },
  ],
  check(document, found) {
    if (isAnyOdd(document)) for (const path of paths) report(document, path.split('.'), [], found);
  },
};

/** Member by member, because a loop over names costs several times as much and nearly no document has any. */
function isAnyOdd(document: DocumentView): boolean {
  const { issuer, counterpart, invoiceHeader: header, invoiceDetails: lines, paymentMethods } = document;
  if (isOddParty(issuer) || (counterpart !== undefined && isOddParty(counterpart))) return true;
  if (isOdd(header.series) || isOdd(header.aa) || isOdd(header.vehicleNumber)) return true;
  if (isOdd(header.otherMovePurposeTitle) || isOdd(header.otherReceivingNotePurposeTitle)) return true;
  const places = header.otherDeliveryNoteHeader;
  if (places !== undefined && (isOddAddress(places.loadingAddress) || isOddAddress(places.deliveryAddress)))
    return true;
  for (let index = 0; index < lines.length; index += 1) if (isOddLine(lines[index] as LineView)) return true;
  if (paymentMethods !== undefined) {
    for (const payment of paymentMethods)
      if (isOdd(payment.paymentMethodInfo) || isOdd(payment.terminalId)) return true;
  }
  if (header.otherCorrelatedEntities?.some(({ entityData }) => isOddParty(entityData))) return true;
  return (
    document.packingsDeclarations?.some(({ Packages }) =>
      Packages.some(({ otherPackagingTypeTitle }) => isOdd(otherPackagingTypeTitle)),
    ) ?? false
  );
}

const isOddParty = ({ vatNumber, name, address }: NonNullable<DocumentView['counterpart']>): boolean =>
  isOdd(vatNumber) || isOdd(name) || (address !== undefined && isOddAddress(address));

const isOddAddress = (address: NonNullable<DocumentView['issuer']['address']>): boolean =>
  isOdd(address.street) || isOdd(address.number) || isOdd(address.postalCode) || isOdd(address.city);

const isOddLine = (line: LineView): boolean =>
  isOdd(line.itemDescr) ||
  isOdd(line.itemCode) ||
  isOdd(line.lineComments) ||
  isOdd(line.TaricNo) ||
  isOdd(line.otherMovePurposeLineTitle);

/** Follows a path such as `invoiceDetails[].itemDescr` and tells each odd text at its end. */
function report(value: unknown, steps: readonly string[], path: Path, found: Found): void {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value !== 'string') return;
    const at = value.search(REFUSED);
    if (at >= 0) found(path, { character: nameOf(value, at), position: at + 1 });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const name = step.replace('[]', '');
  const member = (value as Readonly<Record<string, unknown>>)[name];
  if (Array.isArray(member)) {
    for (const [index, item] of member.entries()) report(item, rest, [...path, name, index], found);
  } else report(member, rest, [...path, name], found);
}

/** A character as Unicode names it: `U+FEFF`. */
export function nameOf(text: string, at: number): string {
  const point = text.codePointAt(at) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
