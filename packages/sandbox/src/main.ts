import { startSandbox } from './server.ts'

const sandbox = await startSandbox({
  port: Number(process.env.SANDBOX_PORT ?? 3900),
  ...(process.env.PUBLIC_URL && { productUrl: process.env.PUBLIC_URL }),
})
process.stdout.write(`The sandbox answers on ${sandbox.url}, SMTP on ${sandbox.smtpUrl}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => sandbox.close())
