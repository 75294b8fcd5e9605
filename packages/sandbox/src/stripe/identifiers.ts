import { randomBytes } from 'node:crypto'

const characters = (length: number) =>
  randomBytes(length * 2)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, length)

/** An unguessable id, such as `cus_4fJ…`. */
export const newId = (prefix: string, length = 24) => `${prefix}_${characters(length)}`

/** Seconds since 1970, Stripe's unit of time. */
export const now = () => Math.floor(Date.now() / 1_000)
