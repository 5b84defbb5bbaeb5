import { EXPENSES, INCOME, INVOICE, PAYMENT } from '../core/namespaces.js';
import type {
  CancelledInvoice,
  ContinuationToken,
  FiledPaymentMethods,
  InvoiceExpenses,
  InvoiceIncome,
} from '../core/requested.js';
import {
  expensesClassificationElement,
  incomeClassificationElement,
  paymentMethodElement,
} from '../generated/elements.js';
import { date, group, groupOf, integer, many, optional, text } from './element.js';

/** continuationTokenType. */
export const continuationToken = groupOf<ContinuationToken>(INVOICE, {
  nextPartitionKey: text,
  nextRowKey: text,
});

/** CancelledInvoiceType. */
export const cancelledInvoice = groupOf<CancelledInvoice>(INVOICE, {
  invoiceMark: text,
  cancellationMark: text,
  cancellationDate: date,
});

/** InvoiceIncomeClassificationType. */
export const invoiceIncome = groupOf<InvoiceIncome>(INCOME, {
  invoiceMark: text,
  classificationMark: optional(text),
  entityVatNumber: optional(text),
  transactionMode: optional(integer),
  invoicesIncomeClassificationDetails: optional(
    many(
      group(
        groupOf<NonNullable<InvoiceIncome['invoicesIncomeClassificationDetails']>[number]>(INCOME, {
          lineNumber: integer,
          incomeClassificationDetailData: many(group(incomeClassificationElement)),
        }),
      ),
    ),
  ),
});

/** InvoiceExpensesClassificationType. */
export const invoiceExpenses = groupOf<InvoiceExpenses>(EXPENSES, {
  invoiceMark: text,
  classificationMark: optional(text),
  entityVatNumber: optional(text),
  transactionMode: optional(integer),
  invoicesExpensesClassificationDetails: optional(
    many(
      group(
        groupOf<NonNullable<InvoiceExpenses['invoicesExpensesClassificationDetails']>[number]>(EXPENSES, {
          lineNumber: integer,
          expensesClassificationDetailData: many(group(expensesClassificationElement)),
        }),
      ),
    ),
  ),
  classificationPostMode: optional(integer),
});

/** PaymentMethodType. */
export const paymentMethods = groupOf<FiledPaymentMethods>(PAYMENT, {
  invoiceMark: text,
  paymentMethodMark: optional(text),
  entityVatNumber: optional(text),
  paymentMethodDetails: many(group(paymentMethodElement)),
});
