/** Greek words, for doors that speak English unless words are given. */

export { webhookWords } from '../../issues/locales/el/webhooks.js';
