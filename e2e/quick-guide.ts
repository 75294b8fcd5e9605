/** Makes the AI stand-in write faster than it does for people, before the tests begin. */
export default async function setup(): Promise<void> {
  const response = await fetch(`http://localhost:${process.env['E2E_SANDBOX_PORT']}/behaviour`, {
    method: 'POST',
    body: JSON.stringify({ ai: { tokenDelayMs: 2 } }),
  })
  if (!response.ok) throw new Error(`The sandbox refused its behaviour: ${await response.text()}`)
}
