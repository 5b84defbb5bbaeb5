import type { Rule } from '../engine/rule.js';
import { currencyForbidden, exchangeRateForEuro, exchangeRateMissing } from './currency.js';
import {
  correlationDifficultyOnType,
  falseFlag,
  flagUnusualOnType,
  memberOfLaterVersion,
  readOnlyCategory,
  taxFreeOnChannel,
  thirdPartyCollectionOnType,
  variationType,
} from './flags.js';
import {
  issueDateFuture,
  issueDatePast,
  lateResendOfToday,
  transmissionFailureOfOthers,
} from './issue-date.js';
import { markShort, retailCreditUnlinked, uidsOnType } from './links.js';
import { serialLeadingZeros, serialNumber, seriesCharacter, seriesSpaces } from './series.js';

/** Rules for the header: number, date, currency, flags, special category. */
export const headerRules = [
  currencyForbidden,
  exchangeRateMissing,
  exchangeRateForEuro,
  serialNumber,
  serialLeadingZeros,
  seriesSpaces,
  seriesCharacter,
  falseFlag,
  thirdPartyCollectionOnType,
  flagUnusualOnType,
  taxFreeOnChannel,
  readOnlyCategory,
  correlationDifficultyOnType,
  retailCreditUnlinked,
  markShort,
  uidsOnType,
  variationType,
  transmissionFailureOfOthers,
  lateResendOfToday,
  issueDateFuture,
  issueDatePast,
  memberOfLaterVersion,
] as const satisfies readonly Rule[];
