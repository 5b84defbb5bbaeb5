/**
 * A document to the public sector.
 *
 * An invoice to a hospital. The builder makes the invoice; the members for the public sector are added to the finished
 * document: the CPV code of each line, the contract and the code of the contracting authority. The second check shows what
 * is reported if they are incomplete.
 */
import { onCredit, salesInvoice, validate } from 'parastatiko';
import { customer, shop } from './shared/parties.js';

const invoice = salesInvoice({ issuer: shop, series: 'ΔΗΜ', aa: '31', issueDate: '2026-11-20' })
  .counterpart(customer)
  .line({ description: 'Μέλι', quantity: 40, unit: 'κιλά', unitPrice: '9.00', vat: 13, income: 'goods' })
  .payment(onCredit('rest'))
  .build();

const document = {
  ...invoice,
  invoiceDetails: invoice.invoiceDetails.map((line) => ({
    ...line,
    QuantityUnitsUblCode: 'KGM',
    itemClassificationIdentifiers: [{ classificationIdentifier: '03142100-9' }],
  })),
  providerB2gAdditionalInvoiceDetails: {
    contractReference: '26SYMV012345678',
    budget: { type: 1, identifier: 'ΨΑΒΓ465ΧΘ7-ΑΒΓ' },
    buyerIdentifiers: [{ buyerIdentifier: '1020.E00697.0001' }],
  },
};
console.log(validate(document).issues.length, 'issues');

const incomplete = {
  ...document,
  providerB2gAdditionalInvoiceDetails: { buyerIdentifiers: [{ buyerIdentifier: '1020.697.1' }] },
};
for (const { severity, rule, message } of validate(incomplete).issues) {
  console.log(`${severity} ${rule}\n  ${message}`);
}
