import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGoogle, newFlowSecrets } from './google.ts'

const CLIENT = 'soulsign'
const keys = await generateKeyPair('RS256')
const others = await generateKeyPair('RS256')
const SECONDS = () => Math.floor(Date.now() / 1000)

let server: Server
let issuer: string
/** The id_token of the next sign-in. */
let idToken: string
/** Whose metadata the provider shows. */
let named: string
beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: named,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': () => ({ access_token: 'x', token_type: 'bearer', expires_in: 60, id_token: idToken }),
  }
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']?.() ?? {}))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  named = issuer
})
afterAll(() => server.close())

const signedBy = (key: CryptoKey) => (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)

/** Signs in with an id_token that differs from a right one. */
async function signIn(differing: JWTPayload, tokenOf = signedBy(keys.privateKey)) {
  const secrets = await newFlowSecrets()
  idToken = await tokenOf({
    iss: issuer,
    aud: CLIENT,
    sub: '7',
    email: 'Ana@example.test',
    email_verified: true,
    nonce: secrets.nonce,
    iat: SECONDS(),
    exp: SECONDS() + 60,
    ...differing,
  })
  const google = { issuer, clientId: CLIENT, clientSecret: 'secret' }
  const provider = createGoogle({ google, publicUrl: 'http://soulsign.test' } as Parameters<typeof createGoogle>[0])
  return provider.personOf(`?code=x&state=${secrets.state}`, secrets)
}

test('the person of an id_token is read', async () => {
  expect(await signIn({})).toEqual({ sub: '7', email: 'ana@example.test', emailVerified: true, name: undefined })
})

test.each<[string, JWTPayload]>([
  ['for another client', { aud: 'another' }],
  ['for another client, too', { aud: [CLIENT, 'another'], azp: 'another' }],
  ['by another issuer', { iss: 'https://accounts.evil.example' }],
  ['for another sign-in', { nonce: 'another' }],
  ['that is over', { iat: SECONDS() - 7200, exp: SECONDS() - 3600 }],
])('an id_token %s is refused', async (_, differing) => {
  await expect(signIn(differing)).rejects.toThrow()
})

test('an id_token that another key has signed, or none, is refused', async () => {
  await expect(signIn({}, signedBy(others.privateKey))).rejects.toThrow()
  await expect(signIn({}, async (claims) => new UnsecuredJWT(claims).encode())).rejects.toThrow()
})

test('metadata of another issuer is refused', async () => {
  named = 'https://accounts.evil.example'
  await expect(signIn({ iss: named })).rejects.toThrow()
})
