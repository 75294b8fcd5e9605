/** Saves a file under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // A slow browser may still be reading the file, and an address that is gone would end the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
