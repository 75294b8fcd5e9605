/** Focuses a new panel. In a partner's page nothing may scroll, or the page would learn that help is shown. */
export function takeFocus(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: window.parent !== window })
}
