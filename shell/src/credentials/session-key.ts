/** The key of the browser's storage under which auth-js keeps the session. */
export const SESSION_KEY = 'soulsign.session'
