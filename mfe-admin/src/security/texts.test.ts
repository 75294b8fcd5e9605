import { ADMIN_ACTIONS } from '@soulsign/contracts'
import { expect, test } from 'vitest'
import texts from '../i18n/en/admin.json' with { type: 'json' }

test.each(ADMIN_ACTIONS)('%s is found by the words the log shows', (action) => {
  // The API searches the action's name, with spaces for underscores.
  expect(action.replaceAll('_', ' ')).toContain(texts.security.actions[action].toLowerCase())
})
