import { expect, it } from 'vitest'
import { healingLinkMail, invitationMail, verificationMail } from './healing-link.ts'

const mail = {
  productName: 'Light & <Dark>',
  publicUrl: 'https://soulsign.example',
  url: 'https://soulsign.example/auth/confirm?token_hash=t&type=email',
}

it.each([
  ['10 minutes', healingLinkMail],
  ['10 minutes', verificationMail],
  ['7 days', invitationMail],
] as const)(
  'says what the link does, that it works for %s, and what to do if it was not requested',
  (lifetime, make) => {
    const { subject, text, html } = make(mail)
    expect(subject).toContain('Light & <Dark>')
    for (const part of [text, html]) {
      expect(part).toContain(lifetime)
      expect(part).toContain('you can ignore this mail')
      for (const path of ['/privacy', '/privacy/health-data', '/terms', '/contact', '/imprint'])
        expect(part).toMatch(new RegExp(`https://soulsign.example${path}["\\n]`))
    }
    expect(text).toContain(mail.url)
    expect(html).toContain(`href="${mail.url.replace('&', '&amp;')}"`)
    expect(html).toContain('Light &amp; &lt;Dark&gt;')
    expect(html).not.toContain('<Dark>')
  },
)
