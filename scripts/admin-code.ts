import { ADMIN_CODE_HOURS, createAdminCode } from '../api/src/identity/admin-code.ts'
import { withDatabase } from './database.ts'
import { Advice, runCommand } from './steps.ts'

// pnpm admin:code you@example.com: a recovery code for an administrator who has no passkey, or lost it.
await runCommand(async ([email]) => {
  if (!email?.includes('@')) throw new Advice('Say whose, such as: pnpm admin:code you@example.com')
  await withDatabase(async (databaseUrl) => {
    const code = await createAdminCode(databaseUrl, email)
    if (!code) throw new Advice(`No account has the address ${email}. Sign in with it once, by mail, then try again.`)
    const hours = ADMIN_CODE_HOURS === 1 ? 'an hour' : `${ADMIN_CODE_HOURS} hours`
    console.log(
      `${code} works once and for ${hours}, after signing in as ${email}. Hand it over by another way than that mailbox.`,
    )
  })
})
