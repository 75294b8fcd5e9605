/** An address that its owner recognizes and nobody else learns: `an•••a@example.test`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const local = [...email.slice(0, at)]
  const [start, end] = local.length > 4 ? [2, 1] : [1, 0]
  return `${local.slice(0, start).join('')}•••${local.slice(local.length - end).join('')}${email.slice(at)}`
}
