import { newBrowser, type PeopleApi, PUBLIC_URL } from './people.ts'

/** The person's action at the sign-in form of Google's stand-in. */
type AtGoogle = { email: string } | 'cancel'

/** Follows redirects as a browser does, including cookies, until one leads to `until`. */
async function follow(
  start: string,
  until: (url: URL) => boolean,
  init?: RequestInit,
  cookies = new Map<string, string>(),
) {
  let url = new URL(start)
  let request = init
  for (let hops = 0; hops < 10 && !until(url); hops++) {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      headers: { ...request?.headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.pathname} returned ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
    request = undefined
  }
  return { url, cookies }
}

/** Signs in at Google. Returns the address of the callback, on the API's own port. */
export async function visitGoogle(api: PeopleApi, authorizeUrl: string, at: AtGoogle): Promise<URL> {
  const form = await follow(authorizeUrl, ({ pathname }) => pathname.startsWith('/google/sign-in/'))
  const body = new URLSearchParams(at === 'cancel' ? { cancel: '1' } : { email: at.email, password: 'any' })
  const isCallback = ({ pathname }: URL) => pathname.endsWith('/callback')
  const { url } = await follow(form.url.href, isCallback, { method: 'POST', body }, form.cookies)
  return new URL(`${url.pathname}${url.search}`, api.url)
}

/** Opens the callback. Returns the page that the browser is sent to. */
export async function openCallback(callback: URL): Promise<URL> {
  const response = await fetch(callback, { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}

/** Signs in with Google in a new browser and returns to the product. */
export async function throughGoogle(
  api: PeopleApi,
  at: AtGoogle,
  { guest, redirectTo = `${PUBLIC_URL}/journal` }: { guest?: string; redirectTo?: string } = {},
) {
  const browser = newBrowser(api, guest)
  const { data, error } = await browser.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  })
  if (error || !data.url) throw new Error('There is no address for Google', { cause: error })
  const callback = await visitGoogle(api, data.url, at)
  const page = await openCallback(callback)
  return { ...browser, authorizeUrl: data.url, callback, page, code: page.searchParams.get('code') ?? '' }
}
