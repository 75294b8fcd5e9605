import type { APIRequestContext, APIResponse } from '@playwright/test'
import { answersOf } from '@soulsign/contracts'
import { linkMailedTo, newAddress } from './mailbox.ts'
import { expect } from './visitor.ts'

/** A person who signs in without a browser, for tests of other features. */
export interface Member {
  id: string
  email: string
  /** The session in the format of the browser's storage. */
  session: string
  /** Calls the API as this person. Fails on a refusal. */
  call(method: 'POST' | 'PUT', path: string, data: object): Promise<APIResponse>
}

/** Signs an address in with its mailed link. The person agrees to everything. `mails` counts that of the link. */
export async function signInMember(request: APIRequestContext, email = newAddress(), mails = 1): Promise<Member> {
  const member = await signInByLink(request, email, mails)
  await member.call('POST', '/api/consents', answersOf({ keep: true, ai: true }, 'test'))
  return member
}

/** Signs an address in with its mailed link. */
export async function signInByLink(request: APIRequestContext, email: string, mails = 1): Promise<Member> {
  const identity = '/api/auth/v1'
  await expect(await request.post(`${identity}/otp`, { data: { email, create_user: true } })).toBeOK()
  const { searchParams } = new URL(await linkMailedTo(request, email, mails))
  const [token_hash, type] = [searchParams.get('token_hash'), searchParams.get('type')]
  const answer = await request.post(`${identity}/verify`, { data: { token_hash, type } })
  await expect(answer).toBeOK()
  const session = (await answer.json()) as { access_token: string; user: { id: string } }
  return {
    id: session.user.id,
    email,
    session: JSON.stringify(session),
    async call(method, path, data) {
      const headers = { authorization: `Bearer ${session.access_token}` }
      const response = await request.fetch(path, { method, data, headers })
      await expect(response).toBeOK()
      return response
    },
  }
}

/** Subscribes a member through the sandbox's checkout. */
export async function subscribeMember(request: APIRequestContext, member: Member): Promise<void> {
  const { url } = (await (
    await member.call('POST', '/api/functions/create-checkout', { plan_type: 'monthly' })
  ).json()) as { url: string }
  const form = { email: member.email, name: 'Ada Healing', card: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }
  const paid = await request.post(url, { form, maxRedirects: 0 })
  const session_id = new URL(paid.headers()['location'] ?? '').searchParams.get('session_id')
  await member.call('POST', '/api/functions/verify-payment', { session_id })
}
