import type { ClientPart } from '../../issues/locales/generated/en/client-parts.js';
import { type Expectation, hasMethods, isFlag, isFunction } from '../../reading/option-form.js';
import { isText, isWhole } from '../../types/forms.js';
import { LONGEST_TIMER } from './time.js';

/** What is expected of an option of a client or of a worker. */
export type Expected = Expectation<ClientPart>;

export const callable: Expected = [isFunction, 'function'];
export const flag: Expected = [isFlag, 'flag'];
export const signal: Expected = [hasMethods('addEventListener'), 'signal'];
export const text: Expected = [isText, 'text'];

export const whole = (part: ClientPart, least: number, most: number = LONGEST_TIMER): Expected => [
  (value) => isWhole(value, least, most),
  part,
];

/** A length of time above zero, in milliseconds. */
export const timeout: Expected = whole('timeout', 1);
/** A length of time, in milliseconds. */
export const pause: Expected = whole('milliseconds', 0);
