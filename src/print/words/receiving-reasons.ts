import { receivingNotePurposes } from '../../codes/index.js';
import { receivingReasons as words } from './generated/receiving-reasons.js';

/** Why a receiving note is issued, as it is printed. */
export const receivingReasons = receivingNotePurposes.map(({ code }) => ({ code, ...words[code] }));
