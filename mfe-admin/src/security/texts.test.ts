import { ADMIN_ACTIONS } from '@soulsign/contracts'
import { expect, test } from 'vitest'
import texts from '../i18n/en/admin.json' with { type: 'json' }

test.each(ADMIN_ACTIONS)('%s is found by the words that the log shows for it', (action) => {
  // The API looks through the action's name, with blanks for its underscores.
  expect(action.replaceAll('_', ' ')).toContain(texts.security.actions[action].toLowerCase())
})
