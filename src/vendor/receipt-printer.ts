// The build puts these packages into our files: installed with theirs, they have 1.9 MB, of which 110 KB are used.
export { default as CodepageEncoder } from '@point-of-sale/codepage-encoder';
export { default as ReceiptPrinterEncoder } from '@point-of-sale/receipt-printer-encoder';
