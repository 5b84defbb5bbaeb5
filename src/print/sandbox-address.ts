/** The address of `aadeQrUrl` in answers of a sandbox, without the UID. A page with such an answer says that nothing was filed. */
export const CHECKS = '/sandbox/check/';
