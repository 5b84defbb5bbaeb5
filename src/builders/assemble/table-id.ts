import { v5 } from '../../vendor/uuid.js';

/** The UUID namespace of tables, generated once. */
const TABLES = '6d8f4c52-9f0e-4f43-9a0c-4a1f3d7c2b61';

/** The GUID of a table, derived from its first slip, so that the same facts open the same table. */
export const newTable = (
  vatNumber: string,
  branch: number,
  series: string,
  aa: string,
  issueDate: string,
): string => v5(JSON.stringify([vatNumber, branch, '8.6', series, aa, issueDate]), TABLES);
