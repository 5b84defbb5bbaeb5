import { isGreekVatNumber, PLACEHOLDER_VAT_NUMBER, parseVatNumber } from '../../codes/index.js';
import type { MemberPath, Path } from '../../types/index.js';
import { type Found, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualParties } from './usual-parties.js';

const PATHS: readonly MemberPath[] = [
  'issuer.vatNumber',
  'issuer.country',
  'counterpart.vatNumber',
  'counterpart.country',
  'invoiceHeader.otherCorrelatedEntities[].entityData.vatNumber',
  'invoiceHeader.otherCorrelatedEntities[].entityData.country',
];

const BARE_LENGTH = 9;

/** A Greek VAT number has nine digits. The last one is a check digit. */
export const taxNumber = rule({
  id: 'parties/tax-number',
  unless: isUsualParties,
  paths: PATHS,
  params: ['vatNumber', 'padded'],
  authorityCode: 202,
  enforces: ['vat-number-nine-digits', 'party-members'],
  source: 'AADE ERP REST API description v2.0.2, errors (202): observed for any Greek party',
  bad: [
    { sample: 'salesInvoice', set: { '/counterpart/vatNumber': '987654321' } },
    { sample: 'retailReceipt', set: { '/issuer/vatNumber': '12345678' } },
    { sample: 'orderSlip', set: { '/issuer/vatNumber': PLACEHOLDER_VAT_NUMBER } },
  ],
  check(document, found) {
    const { issuer, counterpart } = document;
    if (
      issuer.country === 'GR' &&
      (isWrong(issuer.vatNumber) || issuer.vatNumber === PLACEHOLDER_VAT_NUMBER)
    ) {
      found(['issuer', 'vatNumber'], wrong(issuer.vatNumber));
    }
    if (
      counterpart?.country === 'GR' &&
      counterpart.vatNumber !== undefined &&
      !isBlank(counterpart.vatNumber) &&
      isWrong(counterpart.vatNumber)
    ) {
      found(['counterpart', 'vatNumber'], wrong(counterpart.vatNumber));
    }
    const entities = document.invoiceHeader.otherCorrelatedEntities;
    if (entities === undefined) return;
    for (const [index, { entityData }] of entities.entries()) {
      if (entityData.country !== 'GR' || !isWrong(entityData.vatNumber)) continue;
      found(entityPath(index), wrong(entityData.vatNumber));
    }
  },
});

/** The service answers 401 if a number has its country prefix. */
export const vatNumberNotBare = rule({
  id: 'parties/vat-number-not-bare',
  unless: isUsualParties,
  paths: PATHS,
  params: ['vatNumber', 'bare'],
  authorityCode: 202,
  providerMessage: 'vat-number-not-authorised',
  hasSafeFix: true,
  enforces: ['vat-number-nine-digits', 'party-members'],
  source: 'Observed behaviour, Issuing: EL in front of the number gave 401',
  bad: [
    { sample: 'salesInvoice', set: { '/issuer/vatNumber': 'EL800123456' } },
    { sample: 'salesInvoice', set: { '/counterpart/vatNumber': '987 654 324' } },
  ],
  check(document, found) {
    const { issuer, counterpart } = document;
    if (issuer.country === 'GR') reportBare(issuer.vatNumber, ['issuer', 'vatNumber'], found);
    if (counterpart?.country === 'GR' && counterpart.vatNumber !== undefined) {
      reportBare(counterpart.vatNumber, ['counterpart', 'vatNumber'], found);
    }
    const entities = document.invoiceHeader.otherCorrelatedEntities;
    if (entities === undefined) return;
    for (const [index, { entityData }] of entities.entries()) {
      if (entityData.country === 'GR') reportBare(entityData.vatNumber, entityPath(index), found);
    }
  },
});

/** `000000000` is a placeholder for no one. It is common on goods movements. */
export const counterpartPlaceholder = rule({
  id: 'parties/counterpart-placeholder',
  unless: isUsualParties,
  severity: 'warning',
  appliesTo: typesWhere(({ family }) => family !== 'deliveryNote' && family !== 'receivingNote'),
  onlyWith: 'counterpart.vatNumber',
  paths: ['counterpart.vatNumber', ...MOVES_GOODS_PATHS],
  params: ['vatNumber'],
  source: 'AADE facts, Tax number check: 000000000 passes the check digit and is a placeholder',
  bad: [{ sample: 'salesInvoice', set: { '/counterpart/vatNumber': PLACEHOLDER_VAT_NUMBER } }],
  check(document, found) {
    const vatNumber = document.counterpart?.vatNumber;
    if (vatNumber !== PLACEHOLDER_VAT_NUMBER || movesGoods(document)) return;
    found(['counterpart', 'vatNumber'], { vatNumber });
  },
});

const entityPath = (index: number): Path => [
  'invoiceHeader',
  'otherCorrelatedEntities',
  index,
  'entityData',
  'vatNumber',
];

/** Whether a number is invalid even without prefix, spaces and dots, and is not the placeholder. */
function isWrong(vatNumber: string): boolean {
  if (isGreekVatNumber(vatNumber) || vatNumber === PLACEHOLDER_VAT_NUMBER) return false;
  return vatNumber.length === BARE_LENGTH || !parseVatNumber(vatNumber).ok;
}

/** The number, and what it is with the 0 in front that programs with numbers lose. */
function wrong(vatNumber: string): { vatNumber: string; padded?: string } {
  const padded = `0${vatNumber}`;
  return padded.length === BARE_LENGTH && isGreekVatNumber(padded) ? { vatNumber, padded } : { vatNumber };
}

function reportBare(vatNumber: string, path: Path, found: Found): void {
  if (vatNumber.length === BARE_LENGTH) return;
  const parsed = parseVatNumber(vatNumber);
  if (!parsed.ok) return;
  const bare = parsed.vatNumber;
  found(path, { vatNumber, bare }, { path: [...path], value: bare, safe: true });
}
