/**
 * A stay in a hotel.
 *
 * The room is a receipt for services (11.2), the levy has a document of its own (8.2). A stay over the end of the season
 * has two amounts, so it becomes two lines.
 */
import { card, climateFee, serviceReceipt } from 'parastatiko';
import { OtherTaxesCategory } from 'parastatiko/codes';
import { shop as hotel } from './shared/parties.js';

const issueDate = '2026-11-02';

const room = serviceReceipt({ issuer: hotel, series: 'ΑΠΥ', aa: '881', issueDate })
  .line({ description: 'Δίκλινο, 4 διανυκτερεύσεις', gross: '360.00', vat: 13, income: 'services' })
  .payment(card({ amount: 'rest' }))
  .build();
console.log(`room: ${room.invoiceSummary.totalGrossValue.toFixed(2)}`);

// The category of the kind of lodging, in either season: two nights of October, two of November.
const levy = climateFee({ issuer: hotel, series: 'ΤΑΚΚ', aa: '881', issueDate })
  .line({
    description: 'Τέλος ανθεκτικότητας στην κλιματική κρίση',
    otherTaxes: {
      category: OtherTaxesCategory.Hotel3Stars,
      firstNight: '2026-10-30',
      nights: 4,
      rooms: 1,
    },
  })
  .payment(card({ amount: 'rest' }))
  .build();
for (const { otherTaxesPercentCategory, otherTaxesAmount } of levy.invoiceDetails) {
  console.log(`levy: ${otherTaxesAmount} in category ${otherTaxesPercentCategory}`);
}
console.log(`levy in total: ${levy.invoiceSummary.totalGrossValue.toFixed(2)}`);
