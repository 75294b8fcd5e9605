export { nearDuplicates } from './near-duplicates.ts'
export { type CorpusText, readCorpus } from './record.ts'
