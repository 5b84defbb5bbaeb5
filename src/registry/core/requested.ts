import type { FiledExpenses, FiledIncome, FiledPayment } from '../generated/filed.js';

/** The start of the next part of an answer. Both texts go into the next request. */
export interface ContinuationToken {
  readonly nextPartitionKey: string;
  readonly nextRowKey: string;
}

/** A cancellation. */
export interface CancelledInvoice {
  /** MARK of the document, digits as text. */
  readonly invoiceMark: string;
  /** MARK of the cancellation, digits as text. */
  readonly cancellationMark: string;
  /** When it was cancelled, `YYYY-MM-DD`. */
  readonly cancellationDate: string;
}

interface Classified {
  /** MARK of the document, digits as text. */
  readonly invoiceMark: string;
  /** MARK of the classification, digits as text. */
  readonly classificationMark?: string | undefined;
  /** Tax number of the company that it is about. */
  readonly entityVatNumber?: string | undefined;
  /** 1 rejection, 2 deviation. */
  readonly transactionMode?: number | undefined;
}

/** Kinds of income that were filed for a document later. */
export interface InvoiceIncome extends Classified {
  readonly invoicesIncomeClassificationDetails?:
    | readonly {
        readonly lineNumber: number;
        readonly incomeClassificationDetailData: readonly FiledIncome[];
      }[]
    | undefined;
}

/** Kinds of expense that were filed for a document later. */
export interface InvoiceExpenses extends Classified {
  readonly invoicesExpensesClassificationDetails?:
    | readonly {
        readonly lineNumber: number;
        readonly expensesClassificationDetailData: readonly FiledExpenses[];
      }[]
    | undefined;
  /** How the classification was filed, 0 or 1. */
  readonly classificationPostMode?: number | undefined;
}

/** Payments that were filed for a document later. */
export interface FiledPaymentMethods {
  /** MARK of the document, digits as text. */
  readonly invoiceMark: string;
  /** MARK of the payments, digits as text. */
  readonly paymentMethodMark?: string | undefined;
  /** Tax number of the company that it is about. */
  readonly entityVatNumber?: string | undefined;
  readonly paymentMethodDetails: readonly FiledPayment[];
}
