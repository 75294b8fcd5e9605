import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { clientNetwork, clientSubject } from './client-address.ts'

const trusted = readConfig({
  DATABASE_URL: 'postgres://x',
  TRUSTED_PROXIES: '10.0.0.0/8, ::ffff:192.168.1.5, 2001:db8:ffff::/48',
}).trustedProxies

test.each([
  ['a direct peer', '203.0.113.7', undefined, '203.0.113.7'],
  ['a mapped peer', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['a header from an untrusted peer', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a header from a trusted proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a trusted proxy named by its mapped address', '192.168.1.5', '198.51.100.1', '198.51.100.1'],
  ['hops forged by the client', '10.1.2.3', '1.1.1.1, 8.8.8.8, 198.51.100.1', '198.51.100.1'],
  ['a chain of trusted proxies', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['a hop that is not an address', '10.1.2.3', '198.51.100.1, evil', '10.1.2.3'],
  ['a hop with a port', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
  ['a trusted IPv6 proxy', '2001:db8:ffff::1', '[2001:db8:1:2::9]:443', '20010db800010002/64'],
  ['IPv6 by its /64', '2001:db8:1:2:aaaa::1', undefined, '20010db800010002/64'],
  ['the same /64', '2001:db8:1:2:bbbb::2', undefined, '20010db800010002/64'],
  ['no peer at all', undefined, undefined, 'unknown'],
])('%s', (_, socket, forwardedFor, subject) => {
  expect(clientSubject(socket, forwardedFor, trusted)).toBe(subject)
})

test.each([
  ['IPv6 by its /56', '2001:db8:1:2ab::1', '20010db8000102/56'],
  ['the same /56', '2001:db8:1:2ff::9', '20010db8000102/56'],
  ['the next one', '2001:db8:1:300::9', '20010db8000103/56'],
  ['IPv4', '203.0.113.7', null],
  ['no peer at all', undefined, null],
])('the network of %s', (_, socket, network) => {
  expect(clientNetwork(socket, undefined, trusted)).toBe(network)
})
