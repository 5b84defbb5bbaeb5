import {
  currencies,
  findCode,
  invoiceTypeFacts,
  movePurposes,
  PackagingType,
  packagingTypes,
  receivingNotePurposes,
  reverseDeliveryNotePurposes,
} from '../../codes/index.js';
import { LISTING_TYPES } from '../../rules/inside.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { address, otherEntities, type Region } from './parties.js';
import { allOf, member, nothing, type Part, perhaps, when } from './parts.js';
import type { Plan } from './plan.js';
import { calendarDate, connectedMarks, correlatedMarks, timeOfDay, uids, words } from './texts.js';

const OWN_TRANSFER = 8;

/** Series and serial number. */
export const numbered: Part = allOf(
  member('series', fc.constantFrom('A', '0', 'ΤΙΜ', 'ΑΠ/2026-Α', 'Σ ειρά')),
  member(
    'aa',
    fc.oneof(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 99_999 }).map(String),
      fc.constantFrom('18446744073709551615', Number.MAX_SAFE_INTEGER),
    ),
  ),
);

const flag = (name: string): Part => fc.constant({ [name]: true });

const foreignMoney: Part = fc.record({
  currency: fc.constantFrom(...currencies.filter((code) => code !== 'EUR')),
  exchangeRate: fc.integer({ min: 1, max: 5_000_000 }).map((units) => Number(`${units}e-5`)),
});

const CATEGORIES = [1, 2, 3, 5, 6, 7, 10, 11];

const RETAIL_CREDIT = '11.4';
/** The special category of a retail credit that cannot name the receipt. */
const CORRELATION_DIFFICULTY = 13;

/** Other members of the header, depending on the kind. */
export function extras(plan: Plan): Part {
  const { row, closes } = plan;
  const has = (name: (typeof row.takes)[number]): boolean => row.takes.includes(name);
  return allOf(
    when(has('currency'), () =>
      fc.oneof(
        { withCrossShrink: true },
        nothing,
        fc.constant({ currency: 'EUR' }),
        perhaps(foreignMoney, 2),
      ),
    ),
    when(has('vatPaymentSuspension'), () => perhaps(flag('vatPaymentSuspension'), 10)),
    when(has('specialInvoiceCategory') && !closes && row.type !== RETAIL_CREDIT, () =>
      perhaps(member('specialInvoiceCategory', fc.constantFrom(...CATEGORIES)), 8),
    ),
    when(closes, () => fc.constant({ specialInvoiceCategory: 12 })),
    when(plan.isSelfBilled, () => flag('selfPricing')),
    when(row.line === 'clearance', () => perhaps(flag('selfPricing'), 10)),
    when(has('thirdPartyCollection'), () => perhaps(flag('thirdPartyCollection'))),
    when(plan.isFuel, () => flag('fuelInvoice')),
    perhaps(member('otherCorrelatedEntities', otherEntities), 12),
    perhaps(fc.constant({ transmissionFailure: 1 }), 12),
    perhaps(member('print', printed)),
  );
}

const printed = fc.record(
  {
    documentLanguageCode: fc.constantFrom('EL', 'EN'),
    documentComments: words(),
    documentLabel: words(),
    paymentMethodInvoiceLabel: words(),
  },
  { requiredKeys: [] },
);

/** The documents that this one corrects, supplements or closes. */
export function links(plan: Plan): Part {
  const { row, closes } = plan;
  const { rule } = invoiceTypeFacts[row.type].multipleConnectedMarks;
  const mayConnect = row.type === '8.6' ? row.line === 'none' : rule !== 'forbidden' && row.type !== '5.1';
  const correlates = allOf(
    member('correlatedInvoices', correlatedMarks),
    perhaps(member('correlatedInvoicesLabel', words())),
  );
  // Only what closes or cancels slips lists UIDs.
  const listsUids = LISTING_TYPES.includes(row.type);
  const connects = allOf(
    member('multipleConnectedMarks', connectedMarks),
    listsUids ? perhaps(member('multipleConnectedUids', uids)) : fc.constant({}),
  );
  if (row.type === RETAIL_CREDIT && !closes) {
    return fc.oneof(connects, fc.constant({ specialInvoiceCategory: CORRELATION_DIFFICULTY }));
  }
  const needsMarks = closes || row.line === 'none';
  const mustConnect = needsMarks ? connects : perhaps(connects, 6);
  return allOf(
    row.correlates === 'needed' ? correlates : when(row.correlates === 'may', () => perhaps(correlates, 6)),
    mayConnect ? mustConnect : nothing,
  );
}

const purposes = movePurposes.flatMap(({ code, withdrawn }) =>
  withdrawn || code === OWN_TRANSFER ? [] : [code],
);

/** A goods movement: its purpose, planned dispatch, places and packages. */
export function movement(plan: Plan, issueDate: Arbitrary<string>): Part {
  const { row, moves, isOwnTransfer, region } = plan;
  const isReceiving = row.needs.includes('receivingNotePurpose');
  return allOf(
    moves ? dispatchOf(isOwnTransfer, issueDate) : member('issueDate', issueDate),
    when(isReceiving, () => receiving(row.type, region)),
    when(row.takes.includes('toWeigh'), () => perhaps(flag('toWeigh'))),
    when(row.takes.includes('reverseDeliveryNote'), () =>
      perhaps(
        fc
          .constantFrom(
            ...reverseDeliveryNotePurposes.map(({ code }) => code).filter((code) => isFrom(region, code)),
          )
          .map((reverseDeliveryNotePurpose) => ({ reverseDeliveryNote: true, reverseDeliveryNotePurpose })),
      ),
    ),
    when(moves || isReceiving, () => perhaps(member('packages', packages), 2)),
  );
}

/** The later date, if it is in the same year; otherwise the issue date itself. */
const soon = (issued: string, later: string): string =>
  later.slice(0, 4) === issued.slice(0, 4) ? later : issued;

function dispatchOf(isOwnTransfer: boolean, issueDate: Arbitrary<string>): Part {
  const purpose = isOwnTransfer ? fc.constant(OWN_TRANSFER) : fc.constantFrom(...purposes);
  return allOf(
    fc.tuple(issueDate, calendarDate).map(([issued, other]) => ({
      issueDate: issued,
      dispatchDate: other < issued ? issued : soon(issued, other),
    })),
    fc.tuple(purpose, words(150)).map(([movePurpose, otherMovePurposeTitle]) => ({
      movePurpose,
      ...(findCode(movePurposes, movePurpose)?.requires.length !== 0 && { otherMovePurposeTitle }),
    })),
    fc.record({ dispatchTime: timeOfDay, loadingAddress: address, deliveryAddress: address }),
    perhaps(member('vehicleNumber', fc.constantFrom('ΙΒΗ1234', 'ΥΝΚ-5678'))),
    perhaps(member('startShippingBranch', fc.integer({ min: 300, max: 400 }))),
    perhaps(member('completeShippingBranch', fc.integer({ min: 300, max: 400 }))),
    perhaps(trackingFlag),
  );
}

const trackingFlag = fc.constantFrom<Readonly<Record<string, boolean>>>(
  { nonObligatedRecipient: true },
  { withoutDigitalTransportTracking: true },
);

/** Whether the purpose of a note fits the region from which the goods were acquired: 3 the Union, 4 third countries. */
const isFrom = (region: Region, purpose: number): boolean =>
  purpose === 3 ? region === 'EU' : purpose === 4 ? region === 'nonEU' : true;

function receiving(type: string, region: Region): Part {
  const admitted = receivingNotePurposes.filter(
    ({ code, allowedTypes }) => allowedTypes.some((each) => each === type) && isFrom(region, code),
  );
  const purpose = fc.tuple(fc.constantFrom(...admitted), words(150)).map(([{ code, requires }, title]) => ({
    receivingNotePurpose: code,
    ...(requires.length > 0 && { otherReceivingNotePurposeTitle: title }),
  }));
  return allOf(purpose, perhaps(trackingFlag));
}

const packages = fc.array(
  fc
    .record({
      packagingType: fc.constantFrom(...packagingTypes.map(({ code }) => code)),
      quantity: fc.integer({ min: 1, max: 900 }),
    })
    .map((each) =>
      each.packagingType === PackagingType.Other ? { ...each, otherPackagingTypeTitle: 'Καλάθι' } : each,
    ),
  { minLength: 1, maxLength: 3 },
);
