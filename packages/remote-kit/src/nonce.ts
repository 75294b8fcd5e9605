/**
 * Gives the page's CSP nonce to what this bundle adds to the document (its chunks, styles of dialogs). The preset puts
 * it in front of every bundle, as each has a runtime of its own.
 */
declare var __webpack_nonce__: string | undefined

__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
