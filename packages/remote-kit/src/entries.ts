const CHANNEL = 'soulsign.entries'

/**
 * Tells every tab of this browser that a person's entries, insights or plans changed.
 *
 * @example
 * ```ts
 * useMutation({ mutationFn: deleteEntries, onSuccess: tellEntriesChanged })
 * ```
 */
export function tellEntriesChanged(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/**
 * Calls `listener` when entries changed, in this tab or another.
 *
 * @returns a function that stops it
 * @example
 * ```ts
 * useEffect(() => onEntriesChanged(() => void client.invalidateQueries({ queryKey: ['entries'] })), [client])
 * ```
 */
export function onEntriesChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}
