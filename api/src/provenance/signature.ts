import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { FlattenedSign, flattenedVerify } from 'jose'

/** Signs a text that an AI wrote. */
export type Sign = (text: string, model: string) => Promise<string>

/** What a valid signature tells. */
interface Signed {
  model: string
  writtenAt: Date
}

/** Signs the AI's texts, and recognises them. */
export interface Provenance {
  sign: Sign
  /** Returns what the signature tells, or null if it is not ours or not this text's. */
  check(text: string, signature: string): Promise<Signed | null>
}

/** The first bytes of an Ed25519 key as PKCS #8, before its seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const ALGORITHM = 'EdDSA'
const TYPE = 'soulsign-text'

/** The hash of a text's words, which survive copying: marks, spaces and line breaks do not count. */
const hashOf = (text: string): Uint8Array =>
  createHash('sha256')
    .update(
      (
        text
          .normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      ).join(' '),
    )
    .digest()

/** Detached signatures (JWS, RFC 7515 appendix F) with the key that `seed` makes. The header holds model and time. */
export function createProvenance(seed: Uint8Array): Provenance {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  return {
    async sign(text, model) {
      const header = { alg: ALGORITHM, typ: TYPE, iat: Math.floor(Date.now() / 1000), model }
      const jws = await new FlattenedSign(hashOf(text)).setProtectedHeader(header).sign(privateKey)
      return `${jws.protected}..${jws.signature}`
    },
    async check(text, detached) {
      const [header = '', empty, signature = '', ...more] = detached.split('.')
      if (empty !== '' || more.length > 0) return null
      const payload = Buffer.from(hashOf(text)).toString('base64url')
      const options = { algorithms: [ALGORITHM] }
      const verified = await flattenedVerify({ protected: header, payload, signature }, publicKey, options).catch(
        () => null,
      )
      const { typ, iat, model } = verified?.protectedHeader ?? {}
      if (typ !== TYPE || typeof iat !== 'number' || typeof model !== 'string') return null
      return { model, writtenAt: new Date(iat * 1000) }
    },
  }
}
