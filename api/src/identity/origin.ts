import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Bowser from 'bowser'
import type { Context } from 'hono'
import { type CountryResponse, Reader } from 'maxmind'
import type { Config } from '../config.ts'
import { clientAddressOf } from '../http/client-address.ts'

/** The longest part of a User-Agent that is read. */
const HEADER_MAX = 500
const NAME_MAX = 60

/** Where a session began. */
export interface Origin {
  browser: string | null
  system: string | null
  country: string | null
}

/** Looks up the country of an address, from a table that comes with the product. No address leaves the machine. */
export interface Countries {
  /** ISO 3166 code, or null for an address that no country has. */
  of(address: string): string | null
}

type Row = CountryResponse & { country_code?: string }

/** The table is read when the first address comes: it takes nine megabytes. */
export function openCountries(): Countries {
  const file = fileURLToPath(
    import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
  )
  let reader: Reader<Row> | undefined
  return {
    of(address) {
      reader ??= new Reader<Row>(readFileSync(file))
      try {
        return reader.get(address)?.country_code ?? null
      } catch {
        // It was no address.
        return null
      }
    },
  }
}

const named = (name: string | undefined) => name?.slice(0, NAME_MAX) || null

/** The device and the country of a request. */
export function originOf(c: Context, { config, countries }: { config: Config; countries: Countries }): Origin {
  const header = c.req.header('user-agent')?.slice(0, HEADER_MAX)
  const device = header ? Bowser.parse(header) : undefined
  return {
    browser: named(device?.browser.name),
    system: named(device?.os.name),
    country: countries.of(clientAddressOf(c, config)),
  }
}
