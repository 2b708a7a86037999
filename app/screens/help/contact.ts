/** Where people write to us: help, privacy and terms name it. */
export const SUPPORT_EMAIL = 'support@stylecast.app';
/** spec 9 */
export const RESPONSE_TIME = '24-48 hours';
