/** The message for an option `locale` that is not a words object. */
export const notALocale =
  "The option locale is not a words object. Greek: import { el } from 'parastatiko/locales/el' and give el. English: leave it out.";
