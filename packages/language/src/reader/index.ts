export { type Bag, bagFrom, bagOf, featuresOf, type Reading, type Sentence } from './features.ts'
export { compress, decode, encode, type LinearModel, type Weight, weightsFrom } from './model.ts'
export { Scores, scoreOf } from './score.ts'
export { train } from './train.ts'
