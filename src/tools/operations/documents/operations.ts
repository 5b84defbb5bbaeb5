import type { Operation } from '../core/operation.js';
import { building } from './build.js';
import { choosing } from './choose.js';
import { codes } from './codes.js';
import { explaining } from './explain.js';
import { takingFacts } from './facts.js';
import { fixing } from './fix.js';
import { printing } from './print.js';
import { totals } from './totals.js';
import { validating } from './validate.js';
import { fromXml, toXml } from './xml.js';

/** What needs neither a service nor a journal. */
export const documentOperations: readonly Operation[] = [
  validating,
  building,
  takingFacts,
  totals,
  fixing,
  printing,
  toXml,
  fromXml,
  explaining,
  choosing,
  codes,
];
