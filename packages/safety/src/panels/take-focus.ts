/**
 * Focuses a new panel, and shows its beginning: browsers do not scroll for what is taller than the window and in part in
 * view. In a partner's page nothing may scroll, or the page would learn that help is shown.
 */
export function takeFocus(panel: HTMLElement | null): void {
  if (!panel) return
  panel.focus({ preventScroll: true })
  const { top } = panel.getBoundingClientRect()
  if (window.parent === window && (top < 0 || top > window.innerHeight / 2)) panel.scrollIntoView()
}
