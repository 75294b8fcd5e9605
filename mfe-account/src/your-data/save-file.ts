/** Saves a file under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The download has started by the time the browser runs the next task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
