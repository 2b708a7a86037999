import { expect, test } from 'vitest';
import { allowedAddress, PUSH_HOSTS, publicAddress } from './allowed-hosts.ts';

test('the push services of the browsers may be called', () => {
  for (const address of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGa',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://FCM.googleapis.com:443/fcm/send/abc',
  ]) {
    expect(allowedAddress(address, PUSH_HOSTS)?.href, address).toBe(new URL(address).href);
  }
});

test('nothing else may: other hosts, numbers, other schemes and ports, look-alikes, names in the address', () => {
  for (const address of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com./x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://.push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://evil-push.apple.com.attacker.test/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/x',
    'file:///etc/passwd',
    'data:text/plain,x',
    'javascript:alert(1)',
    'ftp://fcm.googleapis.com/x',
    '//fcm.googleapis.com/x',
    'fcm.googleapis.com',
    'https://',
    '',
  ]) {
    expect(allowedAddress(address, PUSH_HOSTS), address).toBeNull();
  }
});

test('a list decides, and an empty one allows nothing', () => {
  expect(allowedAddress('https://v3.fal.media/film.mp4', ['.fal.media'])).not.toBeNull();
  expect(allowedAddress('https://v3.fal.media/film.mp4', [])).toBeNull();
  expect(allowedAddress('https://fal.media/film.mp4', ['.fal.media'])).toBeNull();
});

test('a pasted address is called only where it is public, whatever way it is written', () => {
  for (const address of [
    'https://calendar.google.com/calendar/ical/x/basic.ics',
    'webcal://p01-caldav.icloud.com/published/2/abc',
    ' https://xn--mnchen-3ya.de./kalender.ics ',
  ])
    expect(publicAddress(address)?.protocol, address).toBe('https:');
  for (const address of [
    ...['http://example.com/a.ics', 'https://example.com:8443/a', 'https://user:word@calendar.google.com/a'],
    ...['https://localhost/a', 'https://localhost./a', 'https://calendar.localhost/a', 'https://printer/a'],
    ...['https://127.0.0.1/a', 'https://2130706433/a', 'https://0x7f.1/a', 'https://0177.0.0.1/a'],
    ...['https://10.0.0.8/a', 'https://192.168.1.1./a', 'https://169.254.169.254/latest/meta-data'],
    ...['https://[::1]/a', 'https://[fd00::1]/a', 'https://[::ffff:10.0.0.1]/a', 'https://1.1.1.1/a'],
    ...['https://nas.local/a', 'https://db.internal/a', 'https://router.home.arpa/a', 'https://x.test/a'],
    ...['https://x.onion/a', 'file:///etc/passwd', 'javascript:alert(1)', 'ftp://calendar.google.com/a', ''],
  ])
    expect(publicAddress(address), address).toBeNull();
});
