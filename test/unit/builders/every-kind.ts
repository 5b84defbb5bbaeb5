import {
  acquisitionTitle,
  aggregateDeliveryNote,
  type CheckedDocument,
  card,
  cash,
  clearanceInvoice,
  climateFee,
  contractIncome,
  correlatedDeliveryNote,
  correlatedReceivingNote,
  creditInvoice,
  deliveryNote,
  type Facts,
  intraCommunitySalesInvoice,
  intraCommunityServiceInvoice,
  type Kind,
  onCredit,
  orderCancellation,
  orderSlip,
  posCollection,
  posRefund,
  receivingNote,
  refusedAcquisitionTitle,
  rentIncome,
  retailCredit,
  retailReceipt,
  retailReceiptForThirdParties,
  salesInvoice,
  salesInvoiceForThirdParties,
  selfDelivery,
  selfSupply,
  serviceInvoice,
  serviceReceipt,
  simplifiedInvoice,
  supplementarySalesInvoice,
  supplementaryServiceInvoice,
  tableCancellation,
  thirdCountrySalesInvoice,
  thirdCountryServiceInvoice,
  uncorrelatedCreditInvoice,
} from '../../../src/builders/index.js';
import { berliner, customer, londoner, marks, movement, numbered, tableAA } from './parties.js';

interface Buildable {
  facts(): Facts;
  check(): CheckedDocument;
}

const goods = {
  description: 'Βάση φορητού',
  quantity: 2,
  unit: 1,
  unitPrice: '24.90',
  vat: 24,
  income: 'goods',
} as const;
const export0 = { ...goods, vat: 0, vatExemptionCategory: 8 } as const;
const intra0 = { ...goods, vat: 0, vatExemptionCategory: 14 } as const;
const services = { description: 'Σύμβουλος', net: '100.00', vat: 24, income: 'services' } as const;
const abroad = { ...services, vat: 0, vatExemptionCategory: 4 } as const;
const thirdParty = { ...goods, income: { type: 'E3_881_001', category: 'category1_7' } } as const;
const bought = { ...goods, vat: undefined, vatCategory: 8, income: undefined } as const;
const coffee = { description: 'Καφές', quantity: 3, unit: 1, unitPrice: '3.50', vat: 13 } as const;
const chairs = { description: 'Καρέκλα γραφείου', quantity: 20, unit: 'τεμ.' } as const;
const tapped = card({ amount: 'rest', terminalId: '16000123', posNspId: 2 });
const severalRecipients = {
  vatNumber: '000000000',
  country: 'GR',
  branch: 0,
  name: 'Διάφοροι',
  address: movement.deliveryAddress,
} as const;

/** One whole document of every kind, and of those that do two things at once. */
export const everyKind: Readonly<Record<Kind, Buildable>> &
  Readonly<Record<`moving ${string}` | `closing ${string}`, Buildable>> = {
  salesInvoice: salesInvoice(numbered).counterpart(customer).line(goods).payment(onCredit('rest')),
  intraCommunitySalesInvoice: intraCommunitySalesInvoice(numbered)
    .counterpart(berliner)
    .line(intra0)
    .payment(onCredit('rest')),
  thirdCountrySalesInvoice: thirdCountrySalesInvoice(numbered)
    .counterpart(londoner)
    .line(export0)
    .payment(onCredit('rest')),
  salesInvoiceForThirdParties: salesInvoiceForThirdParties(numbered)
    .counterpart(customer)
    .line(thirdParty)
    .payment(cash('rest')),
  clearanceInvoice: clearanceInvoice(numbered)
    .counterpart(customer)
    .line({
      description: 'Εκκαθάριση',
      net: '100.00',
      vat: 24,
      invoiceDetailType: 1,
      expenses: { category: 'category2_9' },
    })
    .line({
      description: 'Αμοιβή',
      net: '10.00',
      vat: 24,
      invoiceDetailType: 2,
      income: { type: 'E3_561_001', category: 'category1_3' },
    })
    .payment(onCredit('rest')),
  supplementarySalesInvoice: supplementarySalesInvoice({ ...numbered, correlatedInvoices: marks })
    .counterpart(customer)
    .line(goods)
    .payment(onCredit('rest')),
  serviceInvoice: serviceInvoice(numbered).counterpart(customer).line(services).payment(onCredit('rest')),
  intraCommunityServiceInvoice: intraCommunityServiceInvoice(numbered)
    .counterpart(berliner)
    .line(abroad)
    .payment(onCredit('rest')),
  thirdCountryServiceInvoice: thirdCountryServiceInvoice(numbered)
    .counterpart(londoner)
    .line(abroad)
    .payment(onCredit('rest')),
  supplementaryServiceInvoice: supplementaryServiceInvoice({ ...numbered, correlatedInvoices: marks })
    .counterpart(customer)
    .line(services)
    .payment(onCredit('rest')),
  acquisitionTitle: acquisitionTitle(numbered).counterpart(customer).line(bought).payment(cash('rest')),
  refusedAcquisitionTitle: refusedAcquisitionTitle(numbered).counterpart(customer).line(bought),
  creditInvoice: creditInvoice({ ...numbered, correlatedInvoices: marks })
    .counterpart(customer)
    .line(goods)
    .payment(cash('rest')),
  uncorrelatedCreditInvoice: uncorrelatedCreditInvoice(numbered)
    .counterpart(customer)
    .line(goods)
    .payment(cash('rest')),
  selfDelivery: selfDelivery(numbered).line({
    ...goods,
    income: { type: 'E3_595', category: 'category1_6' },
  }),
  selfSupply: selfSupply(numbered).line({ ...goods, income: { type: 'E3_595', category: 'category1_6' } }),
  contractIncome: contractIncome(numbered).counterpart(customer).line(services).payment(onCredit('rest')),
  rentIncome: rentIncome(numbered)
    .counterpart(customer)
    .line({ ...services, income: { type: 'E3_562', category: 'category1_5' } })
    .payment(onCredit('rest')),
  climateFee: climateFee(numbered)
    .line({ description: 'Τέλος', otherTaxes: { category: 8, amount: '3.00' } })
    .payment(cash('rest')),
  posCollection: posCollection(numbered).line({ net: '50.00' }).payment(tapped),
  posRefund: posRefund(numbered).line({ net: '50.00' }).payment(tapped),
  orderSlip: orderSlip(numbered).line(coffee),
  orderCancellation: orderCancellation({ ...numbered, tableAA }).line({ ...coffee, quantity: 1 }),
  tableCancellation: tableCancellation({ ...numbered, tableAA, multipleConnectedMarks: marks }),
  correlatedDeliveryNote: correlatedDeliveryNote({ ...numbered, ...movement, correlatedInvoices: marks })
    .counterpart(customer)
    .line(chairs),
  aggregateDeliveryNote: aggregateDeliveryNote({ ...numbered, ...movement })
    .counterpart(severalRecipients)
    .line(chairs),
  deliveryNote: deliveryNote(numbered)
    .movement(movement)
    .counterpart(customer)
    .line(chairs)
    .packages({ packagingType: 2, quantity: 10 })
    .toWeigh(),
  correlatedReceivingNote: correlatedReceivingNote({
    ...numbered,
    receivingNotePurpose: 5,
    correlatedInvoices: marks,
  })
    .counterpart(customer)
    .line(chairs),
  receivingNote: receivingNote({ ...numbered, receivingNotePurpose: 1 })
    .counterpart(customer)
    .line(chairs),
  retailReceipt: retailReceipt(numbered).line(goods).payment(cash('rest')),
  serviceReceipt: serviceReceipt(numbered)
    .line({ ...services, net: undefined, gross: '25.00' })
    .payment(cash('rest')),
  simplifiedInvoice: simplifiedInvoice(numbered).line(goods).payment(cash('rest')),
  retailCredit: retailCredit(numbered).line(goods).payment(cash('rest')).refersTo(marks),
  retailReceiptForThirdParties: retailReceiptForThirdParties(numbered)
    .line({ ...thirdParty, income: { type: 'E3_881_003', category: 'category1_7' } })
    .payment(cash('rest')),
  'moving salesInvoice': salesInvoice(numbered)
    .counterpart(customer)
    .movement(movement)
    .line(goods)
    .payment(onCredit('rest')),
  'moving retailReceipt': retailReceipt(numbered)
    .movement(movement)
    .counterpart(customer)
    .line(goods)
    .payment(cash('rest')),
  'closing notes': salesInvoice(numbered)
    .counterpart(customer)
    .line(goods)
    .payment(onCredit('rest'))
    .closesNotes(marks),
  'closing salesInvoice': salesInvoice(numbered)
    .counterpart(customer)
    .line({ ...coffee, income: 'goods' })
    .payment(cash('rest'))
    .closesTable({ marks }),
  'closing retailReceipt': retailReceipt(numbered)
    .line({ ...coffee, income: 'goods' })
    .payment(cash('rest'))
    .closesTable({ marks, uids: ['0123456789ABCDEF0123456789ABCDEF01234567'] }),
  'closing retailCredit': retailCredit(numbered)
    .line({ ...coffee, income: 'goods' })
    .payment(cash('rest'))
    .closesTable({ marks }),
  'closing uncorrelatedCreditInvoice': uncorrelatedCreditInvoice(numbered)
    .counterpart(customer)
    .line({ ...coffee, income: 'goods' })
    .payment(cash('rest'))
    .closesTable({ marks }),
};
