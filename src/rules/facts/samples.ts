import {
  COUNTERPART,
  CUSTOMER_ADDRESS,
  ISSUER,
  MOVEMENT,
  PRINT_COUNTERPART,
  PRINT_ISSUER,
  SHOP_ADDRESS,
  TABLE,
} from '../examples/parts.js';

const shop = { ...ISSUER, print: PRINT_ISSUER };
const customer = { ...COUNTERPART, print: PRINT_COUNTERPART };

/**
 * The facts of some sample documents, under the same names. The examples of rules for facts change these, so their
 * pointers start at the facts.
 */
export const factsSamples = {
  salesInvoice: {
    type: '1.1',
    series: 'A',
    aa: '101',
    issueDate: '2026-11-20',
    issuer: shop,
    counterpart: customer,
    lines: [
      { description: 'Βάση φορητού', quantity: 2, unit: 1, unitPrice: '24.90', vat: 24, income: 'goods' },
      {
        description: 'Βιβλίο',
        quantity: 10,
        unit: 1,
        unitPrice: '1.50',
        vat: 13,
        discount: { percent: 10 },
        income: 'goods',
      },
    ],
    payments: [{ type: 3, amount: '77.01' }],
  },
  serviceInvoice: {
    type: '2.1',
    series: 'Υ',
    aa: '7',
    issueDate: '2026-11-20',
    issuer: shop,
    counterpart: customer,
    lines: [
      {
        description: 'Σύμβουλος διοίκησης',
        net: '1000',
        vat: 24,
        withheld: { category: 3 },
        income: 'services',
      },
    ],
    payments: [{ type: 5, amount: 'rest' }],
  },
  residenceLevy: {
    type: '8.2',
    series: 'ΤΑ',
    aa: '6',
    issueDate: '2026-11-20',
    issuer: shop,
    lines: [
      {
        otherTaxes: { category: 7, firstNight: '2026-11-10', nights: 10, rooms: 1 },
        income: { category: 'category1_95' },
      },
    ],
    payments: [{ type: 3, amount: '15.00' }],
  },
  retailReceipt: {
    type: '11.1',
    series: 'ΛΑ',
    aa: '55',
    issueDate: '2026-11-20',
    issuer: shop,
    lines: [
      {
        description: 'Σακίδιο',
        quantity: 1,
        unit: 'τεμ.',
        unitPriceWithVat: '30.00',
        vat: 24,
        income: 'goods',
      },
    ],
    payments: [
      { type: 3, amount: '10.00' },
      { type: 7, amount: '20.00' },
    ],
  },
  orderSlip: {
    type: '8.6',
    series: 'ΔΠ',
    aa: '201',
    issueDate: '2026-11-20',
    issuer: shop,
    tableAA: TABLE,
    lines: [
      { description: 'Καφές', quantity: 3, unit: 1, unitPrice: '3.50', vat: 13 },
      { description: 'Γλυκό', quantity: 1, unit: 1, unitPrice: '6.00', vat: 13 },
    ],
  },
  tableCancellation: {
    type: '8.6',
    series: 'ΔΠ',
    aa: '203',
    issueDate: '2026-11-20',
    issuer: shop,
    tableAA: TABLE,
    totalCancelDeliveryOrders: true,
    multipleConnectedMarks: ['400001234567894'],
  },
  deliveryNote: {
    type: '9.3',
    series: 'ΔΑ',
    aa: '31',
    issueDate: '2026-11-20',
    issuer: { ...shop, address: SHOP_ADDRESS },
    counterpart: { ...customer, address: CUSTOMER_ADDRESS },
    movePurpose: MOVEMENT.movePurpose,
    dispatchDate: MOVEMENT.dispatchDate,
    dispatchTime: MOVEMENT.dispatchTime,
    vehicleNumber: MOVEMENT.vehicleNumber,
    loadingAddress: SHOP_ADDRESS,
    deliveryAddress: CUSTOMER_ADDRESS,
    lines: [{ description: 'Καρέκλα γραφείου', quantity: 20, unit: 1 }],
    packages: [{ packagingType: 2, quantity: 10 }],
  },
  creditInvoice: {
    type: '5.1',
    series: 'ΠΑ',
    aa: '3',
    issueDate: '2026-11-20',
    issuer: shop,
    counterpart: customer,
    correlatedInvoices: ['400001234567890'],
    lines: [
      { description: 'Βάση φορητού', quantity: 1, unit: 1, unitPrice: '24.90', vat: 24, income: 'goods' },
    ],
    payments: [{ type: 3, amount: '30.88' }],
  },
} as const;
