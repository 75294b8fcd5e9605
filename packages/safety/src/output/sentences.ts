/** The end of a sentence (with closing quotes and emphasis) or of a line, but not the dot of a numbered line. */
const END = /(?<!(?:^|\n)[^\S\n]*\d{1,3})[.!?…]["'”’)\]*_.!?…]*(?=\s)|\n/gu

/** The end of the last complete sentence in `text`, or 0. */
export function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(END)].at(-1)
  return last ? last.index + last[0].length : 0
}

/** Splits a text into sentences, without loss. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of text.matchAll(END)) {
    sentences.push(text.slice(start, end.index + end[0].length))
    start = end.index + end[0].length
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}
