import type { MailPicture } from '../../ports/mailer.ts';

// public/icons/icon.svg at 60x60, on its own red: the mail rounds it. In each mail, because a mail loads nothing.
const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAMAAAANIilAAAAALVBMVEWnMVmsPWPSjpnTmKy+Z4T+/fziuMTu0M7ftMP55NfDcY2y',
  'Smzap7bls6710rv6BCIhAAAA/UlEQVRIx+2Vy66EIAxA5WXFYv//cwcrOLm5INBZTDLhLJTEHFughWWZTL6F0kZbJXONY8wHrnPr',
  'eHB7erD5+NyHZYgqpveoizGiygNJ1tdoc0EcWYRooTL63GJrUWYDb3KQycg2SDNfT/sQBdapOr3GYRXcDYzpeHjWCPhNNGAjseMp',
  'kkb99vF2s21G6uN2ia7Z64FOvtUTtm133D9uSr0dW4WCm+ytoV41Sf9hG1Sri4tu1rGxVCtVONxTj4enrzHjvd6jPF3/WEnoaxNf',
  'mysSw0P5ErB9N4splssWf9l5OoXygdcmFEtNuW5UZZN7KHYI2o60zY7LZDL5QV5m1REVLXWEdAAAAABJRU5ErkJggg==',
].join('');

export const BRAND_MARK: MailPicture = {
  id: 'mark',
  fileName: 'stylecast.png',
  contentType: 'image/png',
  bytes: Uint8Array.from(atob(PNG), (sign) => sign.charCodeAt(0)),
};

export const markImage = (size: number): string =>
  `<img src="cid:${BRAND_MARK.id}" width="${size}" height="${size}" alt="" style="display:block;width:${size}px;height:${size}px;border:0;border-radius:${size / 2}px">`;
