import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (address: string): string =>
  clientAddress(new Request('http://localhost', { headers: { 'cf-connecting-ip': address } }));

test('IPv4 addresses stay whole, IPv6 addresses are cut to their network', () => {
  expect(from('192.0.2.7')).toBe('192.0.2.7');
  expect(from('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(from('2001:0DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(from('::1')).toBe('0:0:0:0::/64');
  expect(clientAddress(new Request('http://localhost'))).toBe('unknown');
});

test('headers that a client can write are never believed', () => {
  const claims = [
    'x-forwarded-for',
    'x-real-ip',
    'true-client-ip',
    'forwarded',
    'x-client-ip',
    'cf-connecting-ipv6',
  ];
  const headers = new Headers({ 'cf-connecting-ip': '192.0.2.7' });
  for (const name of claims) headers.set(name, '203.0.113.1');
  expect(clientAddress(new Request('http://localhost', { headers }))).toBe('192.0.2.7');
  headers.delete('cf-connecting-ip');
  expect(clientAddress(new Request('http://localhost', { headers }))).toBe('unknown');
});
