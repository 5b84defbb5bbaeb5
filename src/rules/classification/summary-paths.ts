import type { MemberPath } from '../../types/index.js';
import { paths } from './sides.js';

export const SOURCE =
  'AADE ERP REST API description v2.0.2, errors (311, 312); Observed behaviour, Documents: exactly one entry for each pair of the lines';
export const LINES = paths('invoiceDetails[]', 'classificationType', 'classificationCategory');
export const SUMMARY = paths('invoiceSummary', 'classificationType', 'classificationCategory');
export const AMOUNTS: readonly MemberPath[] = [
  ...paths('invoiceDetails[]', 'amount'),
  ...paths('invoiceSummary', 'amount'),
];
