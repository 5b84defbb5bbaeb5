import { movePurposes, reverseDeliveryNotePurposes } from '../../codes/index.js';
import { notices } from '../words/generated/notices.js';
import { receivingReasons } from '../words/receiving-reasons.js';
import type { Entry, Section, Value } from './model.js';
import type { Page } from './page.js';
import { postalAddress } from './parties.js';
import { distinct, entries, entry, given, ofCode, together, value } from './values.js';

const HEADER = '/invoiceHeader';
const PRINTED = '/providerAdditionalInvoiceDetails/additionalDetails';

const FLAGS = [
  'isDeliveryNote',
  'reverseDeliveryNote',
  'toWeigh',
  'nonObligatedRecipient',
  'withoutDigitalTransportTracking',
] as const;

/** The purpose, route and transport of goods; undefined if the document has none of these. */
export function movement(page: Page): Section | undefined {
  const { say, document } = page;
  const { invoiceHeader: header } = document;
  const { vehicleNumber, dispatchDate, dispatchTime } = header;
  const date =
    dispatchDate === undefined ? undefined : value(say.date(dispatchDate), `${HEADER}/dispatchDate`);
  const time =
    dispatchTime === undefined ? undefined : value(say.time(dispatchTime), `${HEADER}/dispatchTime`);
  const all = entries(
    ...purposes(page),
    entry(say.label('dispatch'), [together(', ', date, time)]),
    entry(say.label('vehicle'), [given(vehicleNumber, `${HEADER}/vehicleNumber`)]),
    ...addresses(page),
    ...FLAGS.map((flag) =>
      header[flag] === true
        ? entry(undefined, [value(say.both(notices[flag]), `${HEADER}/${flag}`)])
        : undefined,
    ),
  );
  if (all.length === 0) return undefined;
  const title = header.receivingNotePurpose === undefined ? 'movement' : 'receipt';
  return { place: 'facts', title: say.label(title), entries: all };
}

function purposes({ say, document }: Page): (Entry | undefined)[] {
  const { invoiceHeader: header } = document;
  const { movePurpose, receivingNotePurpose: receiving, reverseDeliveryNotePurpose: reverse } = header;
  const printed = given(header.movePurposeLabel, `${HEADER}/movePurposeLabel`);
  return [
    entry(say.label('movePurpose'), [
      ofCode(say, movePurposes, movePurpose, `${HEADER}/movePurpose`, printed),
      given(header.otherMovePurposeTitle, `${HEADER}/otherMovePurposeTitle`),
    ]),
    entry(say.label('receivingPurpose'), [
      ofCode(say, receivingReasons, receiving, `${HEADER}/receivingNotePurpose`),
      given(header.otherReceivingNotePurposeTitle, `${HEADER}/otherReceivingNotePurposeTitle`),
    ]),
    entry(say.label('reversePurpose'), [
      ofCode(say, reverseDeliveryNotePurposes, reverse, `${HEADER}/reverseDeliveryNotePurpose`),
    ]),
  ];
}

function addresses({ say, document }: Page): (Entry | undefined)[] {
  const { invoiceHeader, providerAdditionalInvoiceDetails: print } = document;
  const places = invoiceHeader.otherDeliveryNoteHeader;
  const path = `${HEADER}/otherDeliveryNoteHeader`;
  const branch = (number: number | undefined, name: string): Value | undefined =>
    number === undefined
      ? undefined
      : value(number === 0 ? say.label('seat') : say.number(number), `${path}/${name}`);
  const { dispatchPlaceFrom, dispatchPlaceTo } = print?.additionalDetails ?? {};
  return [
    ...place(
      [say.label('loading'), postalAddress(places?.loadingAddress, `${path}/loadingAddress`)],
      [say.label('dispatchFrom'), given(dispatchPlaceFrom, `${PRINTED}/dispatchPlaceFrom`)],
    ),
    entry(say.label('startBranch'), [branch(places?.startShippingBranch, 'startShippingBranch')]),
    ...place(
      [say.label('delivery'), postalAddress(places?.deliveryAddress, `${path}/deliveryAddress`)],
      [say.label('dispatchTo'), given(dispatchPlaceTo, `${PRINTED}/dispatchPlaceTo`)],
    ),
    entry(say.label('endBranch'), [branch(places?.completeShippingBranch, 'completeShippingBranch')]),
  ];
}

type Labelled = readonly [label: string, value: Value | undefined];

/** A place of the header with that of the print block, as one where they say the same. */
function place([label, own]: Labelled, [printedLabel, printed]: Labelled): (Entry | undefined)[] {
  const [only, other] = distinct(own, printed);
  if (own === undefined || other !== undefined) return [entry(label, [own]), entry(printedLabel, [printed])];
  return [entry(label, [only])];
}
