export { type Assessment, assess, type ScreenedText, toSafety } from './assess.ts'
