import { movePurposeLabels } from '../../codes/generated/code-facts.js';
import * as ReceivingNotePurpose from '../../codes/generated/named/receiving-note-purposes.js';
import * as ReverseDeliveryNotePurpose from '../../codes/generated/named/reverse-delivery-note-purposes.js';
import { euCountries } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { RECEIVING_NOTES } from '../shared/moves-goods.js';
import { namedCodes } from '../text/named-codes.js';

const LABEL = 'invoiceHeader.movePurposeLabel';

const PURPOSE = 'invoiceHeader.movePurpose';

/** Withdrawn purposes are left out: forms still print their names, and today these movements have other codes. */
const purposesNamed = namedCodes<number>(function* () {
  for (const [purpose, labels] of Object.entries(movePurposeLabels))
    for (const label of labels) yield [label, Number(purpose)] as const;
});

/** The printed purpose matches the one that is filed. */
export const purposeLabelMismatch = rule({
  id: 'movement/purpose-label-mismatch',
  severity: 'warning',
  onlyWith: LABEL,
  paths: [LABEL, PURPOSE],
  params: ['label', 'movePurpose'],
  source: 'Service description, Document payload: movePurposeLabel is the printed text for movePurpose',
  good: { sample: 'deliveryNote', set: { '/invoiceHeader/movePurposeLabel': 'ΠΩΛΗΣΗ' } },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/movePurposeLabel': 'Δειγματισμός' } }],
  check({ invoiceHeader: { movePurposeLabel: label, movePurpose } }, found) {
    if (label === undefined || movePurpose === undefined) return;
    const named = purposesNamed(label);
    if (named === undefined || named.has(movePurpose)) return;
    // Another rule reports a withdrawn purpose.
    if (movePurposeLabels[movePurpose] === undefined) return;
    found(['invoiceHeader', 'movePurposeLabel'], { label, movePurpose });
  },
});

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
