import { movePurposes, receivingNotePurposes, reverseDeliveryNotePurposes } from '../../codes/index.js';
import { notices } from '../words/notices.js';
import type { Entry, Section, Value } from './model.js';
import type { Page } from './page.js';
import { postalAddress } from './parties.js';
import { entries, entry, given, inPlaceOf, together, value } from './values.js';

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
  const { invoiceHeader: header, providerAdditionalInvoiceDetails: print } = document;
  const { vehicleNumber, dispatchDate, dispatchTime } = header;
  const additional = print?.additionalDetails;
  const date =
    dispatchDate === undefined ? undefined : value(say.date(dispatchDate), `${HEADER}/dispatchDate`);
  const time =
    dispatchTime === undefined ? undefined : value(say.time(dispatchTime), `${HEADER}/dispatchTime`);
  const all = entries(
    ...purposes(page),
    entry(say.label('dispatch'), [together(', ', date, time)]),
    entry(say.label('vehicle'), [given(vehicleNumber, `${HEADER}/vehicleNumber`)]),
    ...addresses(page),
    entry(say.label('dispatchFrom'), [given(additional?.dispatchPlaceFrom, `${PRINTED}/dispatchPlaceFrom`)]),
    entry(say.label('dispatchTo'), [given(additional?.dispatchPlaceTo, `${PRINTED}/dispatchPlaceTo`)]),
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
  const purpose =
    movePurpose === undefined
      ? undefined
      : value(say.code(movePurposes, movePurpose), `${HEADER}/movePurpose`);
  return [
    entry(say.label('movePurpose'), [
      inPlaceOf(given(header.movePurposeLabel, `${HEADER}/movePurposeLabel`), purpose),
      given(header.otherMovePurposeTitle, `${HEADER}/otherMovePurposeTitle`),
    ]),
    entry(say.label('receivingPurpose'), [
      receiving === undefined
        ? undefined
        : value(say.code(receivingNotePurposes, receiving), `${HEADER}/receivingNotePurpose`),
      given(header.otherReceivingNotePurposeTitle, `${HEADER}/otherReceivingNotePurposeTitle`),
    ]),
    entry(say.label('receivingPurpose'), [
      reverse === undefined
        ? undefined
        : value(say.code(reverseDeliveryNotePurposes, reverse), `${HEADER}/reverseDeliveryNotePurpose`),
    ]),
  ];
}

function addresses({ say, document }: Page): (Entry | undefined)[] {
  const places = document.invoiceHeader.otherDeliveryNoteHeader;
  const path = `${HEADER}/otherDeliveryNoteHeader`;
  const branch = (number: number | undefined, name: string): Value | undefined =>
    number === undefined
      ? undefined
      : value(number === 0 ? say.label('seat') : say.number(number), `${path}/${name}`);
  return [
    entry(say.label('loading'), [postalAddress(places?.loadingAddress, `${path}/loadingAddress`)]),
    entry(say.label('startBranch'), [branch(places?.startShippingBranch, 'startShippingBranch')]),
    entry(say.label('delivery'), [postalAddress(places?.deliveryAddress, `${path}/deliveryAddress`)]),
    entry(say.label('endBranch'), [branch(places?.completeShippingBranch, 'completeShippingBranch')]),
  ];
}
