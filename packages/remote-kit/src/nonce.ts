/**
 * Gives the page's CSP nonce to this bundle's chunks and styles. The preset prepends it to every bundle, because each
 * has its own runtime.
 */
declare var __webpack_nonce__: string | undefined

__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
