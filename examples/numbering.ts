/**
 * Numbers that are accounted for.
 *
 * A number is reserved before its document is built, committed with the MARK, or burnt with a reason. Numbers that a
 * crash leaves open are known after the restart. Search for their documents; never send them again under another
 * number.
 */
import { memoryNumbering, memoryNumberingFromJSON } from 'parastatiko';

const receipts = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'ΛΙΑ' } as const;
const holder = 'till 1';
let numbering = memoryNumbering({ holder, first: [{ ...receipts, aa: '2051' }] });

const first = await numbering.reserve(receipts, { issueDate: '2026-11-20', memo: 'order 77' });
await numbering.commit(first, { mark: '400001970000151' });

const second = await numbering.reserve(receipts, { issueDate: '2026-11-20', memo: 'order 78' });
await numbering.burn(second, 'the customer left before the receipt was sent');

await numbering.reserve(receipts, { issueDate: '2026-11-20', memo: 'order 79' });
const stored = JSON.stringify(numbering);

// The till restarts before an answer arrives.
numbering = memoryNumberingFromJSON(JSON.parse(stored), { holder });
for (const { series, aa, issueDate, memo } of await numbering.open(receipts, { holder })) {
  console.log(`search for ${series} ${aa} of ${issueDate} (${memo})`);
}
for (const { series, aa, reason } of await numbering.gaps()) console.log(`gap ${series} ${aa}: ${reason}`);
const next = await numbering.reserve(receipts);
console.log(`the next number is ${next.aa}`);
