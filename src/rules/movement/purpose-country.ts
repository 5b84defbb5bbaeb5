import * as ReceivingNotePurpose from '../../codes/generated/named/receiving-note-purposes.js';
import * as ReverseDeliveryNotePurpose from '../../codes/generated/named/reverse-delivery-note-purposes.js';
import { euCountries } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { RECEIVING_NOTES } from '../shared/moves-goods.js';

const COUNTRY = 'counterpart.country';
const EU: ReadonlySet<string> = new Set(euCountries);
const isInUnion = (country: string): boolean => country !== 'GR' && EU.has(country);
const isOutside = (country: string): boolean => !EU.has(country);

const SOURCE = 'the purpose names an acquisition from the Union, or from a third country';

interface Abroad {
  readonly union: number;
  readonly thirdCountry: number;
}

/** Whether the country of the sender contradicts a purpose that says where the goods come from. */
function contradicts({ union, thirdCountry }: Abroad, purpose: number, country: string): boolean {
  if (purpose === union) return !isInUnion(country);
  return purpose === thirdCountry && !isOutside(country);
}

const RECEIVING: Abroad = {
  union: ReceivingNotePurpose.IntraCommunityAcquisition,
  thirdCountry: ReceivingNotePurpose.ThirdCountryAcquisition,
};

/** Goods acquired abroad come from a sender abroad. */
export const receivingPurposeCountry = rule({
  id: 'movement/receiving-purpose-country',
  severity: 'warning',
  appliesTo: RECEIVING_NOTES,
  onlyWith: 'invoiceHeader.receivingNotePurpose',
  paths: ['invoiceHeader.receivingNotePurpose', COUNTRY],
  params: ['receivingNotePurpose', 'country'],
  source: `Code tables, receiving note purposes 3 and 4: ${SOURCE}`,
  since: '2.0.2',
  good: {
    sample: 'receivingNote',
    set: {
      '/invoiceHeader/receivingNotePurpose': 3,
      '/counterpart/country': 'IT',
      '/counterpart/vatNumber': 'IT12345670785',
    },
  },
  bad: [
    { sample: 'receivingNote', set: { '/invoiceHeader/receivingNotePurpose': 3 } },
    { sample: 'receivingNote', set: { '/invoiceHeader/receivingNotePurpose': 4 } },
  ],
  check({ invoiceHeader: { receivingNotePurpose }, counterpart }, found) {
    if (receivingNotePurpose === undefined || counterpart === undefined) return;
    const { country } = counterpart;
    if (!contradicts(RECEIVING, receivingNotePurpose, country)) return;
    found(['counterpart', 'country'], { receivingNotePurpose, country });
  },
});

const REVERSE: Abroad = {
  union: ReverseDeliveryNotePurpose.IntraCommunityAcquisition,
  thirdCountry: ReverseDeliveryNotePurpose.ThirdCountryAcquisition,
};

/** The same for a delivery note that the recipient issues in place of a sender abroad. */
export const reversePurposeCountry = rule({
  id: 'movement/reverse-purpose-country',
  severity: 'warning',
  appliesTo: ['9.3'],
  onlyWith: 'invoiceHeader.reverseDeliveryNotePurpose',
  paths: ['invoiceHeader.reverseDeliveryNotePurpose', COUNTRY],
  params: ['reverseDeliveryNotePurpose', 'country'],
  source: `Code tables, purposes of reverse delivery notes 3 and 4: ${SOURCE}`,
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/reverseDeliveryNote': true, '/invoiceHeader/reverseDeliveryNotePurpose': 1 },
  },
  bad: [
    {
      sample: 'deliveryNote',
      set: { '/invoiceHeader/reverseDeliveryNote': true, '/invoiceHeader/reverseDeliveryNotePurpose': 4 },
    },
  ],
  check({ invoiceHeader: { reverseDeliveryNotePurpose }, counterpart }, found) {
    if (reverseDeliveryNotePurpose === undefined || counterpart === undefined) return;
    const { country } = counterpart;
    if (!contradicts(REVERSE, reverseDeliveryNotePurpose, country)) return;
    found(['counterpart', 'country'], { reverseDeliveryNotePurpose, country });
  },
});
