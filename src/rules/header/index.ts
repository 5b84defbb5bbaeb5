import type { Rule } from '../engine/rule.js';
import { currencyForbidden, exchangeRateForEuro, exchangeRateMissing } from './currency.js';
import { falseFlag, flagUnusualOnType, thirdPartyCollectionOnType } from './flags.js';
import {
  issueDateFuture,
  issueDatePast,
  lateResendOfToday,
  transmissionFailureOfOthers,
} from './issue-date.js';
import { memberOfLaterVersion } from './later-members.js';
import { markShort, retailCreditUnlinked, uidsOnType } from './links.js';
import { serialLeadingZeros, serialNumber, seriesCharacter, seriesSpaces } from './series.js';
import {
  correlationDifficultyOnType,
  readOnlyCategory,
  taxFreeOnChannel,
  variationType,
} from './special-category.js';

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
