import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

type Address = ReturnType<typeof ipaddr.process>

/**
 * Parses a hop of X-Forwarded-For or a socket's address. IPv4-mapped IPv6 becomes IPv4. Returns undefined if it is not
 * an address.
 */
function parseHop(text: string): Address | undefined {
  // Some proxies add a port: 203.0.113.7:4711 or [2001:db8::1]:4711.
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) && (bare.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(bare))
    ? ipaddr.process(bare.replace(/%.*$/, ''))
    : undefined
}

const isTrusted = (address: Address, trusted: Config['trustedProxies']) =>
  trusted.some(([range, bits]) => range.kind() === address.kind() && address.match([range, bits] as never))

/** The nearest hop that is not a trusted proxy. */
function clientHop(
  socket: string | undefined,
  forwardedFor: string | undefined,
  trusted: Config['trustedProxies'],
): Address | undefined {
  let address = parseHop(socket ?? '')
  const hops = (forwardedFor ?? '').split(',').filter((hop) => hop.trim() !== '')
  while (address && isTrusted(address, trusted) && hops.length > 0) {
    const hop = parseHop(hops.pop() ?? '')
    // No trusted proxy writes an invalid hop, so count the proxy that passed it on.
    if (!hop) break
    address = hop
  }
  return address
}

/**
 * The client's address as limits count it: the nearest hop that is not a trusted proxy, with IPv6 reduced to its /64.
 * `socket` is the peer of the connection, `forwardedFor` the X-Forwarded-For header.
 */
export function clientSubject(...from: Parameters<typeof clientHop>): string {
  const address = clientHop(...from)
  if (!address) return 'unknown'
  return address.kind() === 'ipv4' ? address.toString() : prefixOf(address, 8)
}

/** The /56 of an IPv6 client, which providers give to one customer; null for IPv4. */
export function clientNetwork(...from: Parameters<typeof clientHop>): string | null {
  const address = clientHop(...from)
  return address?.kind() === 'ipv6' ? prefixOf(address, 7) : null
}

/** The first bytes of an IPv6 address. */
const prefixOf = (address: Address, bytes: number) =>
  `${address
    .toByteArray()
    .slice(0, bytes)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/${bytes * 8}`

const from = (c: Context, config: Config): Parameters<typeof clientHop> => [
  (c.env as HttpBindings | undefined)?.incoming?.socket.remoteAddress,
  c.req.header('x-forwarded-for'),
  config.trustedProxies,
]

/** `clientSubject` of a request. */
export const clientSubjectOf = (c: Context, config: Config) => clientSubject(...from(c, config))

/** `clientNetwork` of a request. */
export const clientNetworkOf = (c: Context, config: Config) => clientNetwork(...from(c, config))

/** The full client address of a request, for the security log. */
export const clientAddressOf = (c: Context, config: Config) => clientHop(...from(c, config))?.toString() ?? 'unknown'
