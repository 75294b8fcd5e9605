import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const NEW_CREDENTIAL = 0x40

interface Asked {
  challenge: string
  rpId?: string
  rp?: { id: string }
}

/** An authenticator with one ES256 passkey, as in a phone: it answers what a site asks, in WebAuthn's formats. */
export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, { challenge }: Asked, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, used = counter) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(used)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    /** A new passkey: `none` attestation, with the public key in COSE's form. */
    register(asked: Asked, { verified = true, from = origin } = {}) {
      const key = Buffer.concat([
        Buffer.from('a501020326200121' + '5820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | NEW_CREDENTIAL
      const data = Buffer.concat([
        authenticatorData(asked.rp?.id ?? '', flags),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', asked, from).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /**
     * A proof that the person holds the passkey.
     * @param counter how often a copy says that it was used
     */
    prove(asked: Asked, { verified = true, from = origin, counter: copied = ++counter } = {}) {
      const client = clientData('webauthn.get', asked, from)
      const data = authenticatorData(asked.rpId ?? '', USER_PRESENT | (verified ? USER_VERIFIED : 0), copied)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
