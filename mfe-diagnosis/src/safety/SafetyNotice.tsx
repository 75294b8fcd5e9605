import type { Safety } from '@soulsign/contracts'
import { Alert } from '@soulsign/ui'

/** What the screening calls for: the panel that stands first, or the calm card above an insight. */
export function SafetyNotice({ safety }: { safety: Safety }) {
  return (
    <Alert tone="warn" {...(safety.level === 'urgent' && { role: 'alert' })}>
      <ul>
        {safety.resources.map(({ name, call }) => (
          <li key={name}>
            {name} {call && <a href={`tel:${call}`}>{call}</a>}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
