/**
 * The frame's imports from @soulsign/ui and @soulsign/safety, file by file, because their indexes also export parts
 * that need more of Radix than stand-ins/radix-ui.tsx has.
 */

export { AskCard } from '@soulsign/safety/panels/AskCard.tsx'
export { Helplines } from '@soulsign/safety/panels/Helplines.tsx'
export { SupportCard } from '@soulsign/safety/panels/SupportCard.tsx'
export { useSafetyTexts } from '@soulsign/safety/panels/texts.ts'
export { UrgentPanel } from '@soulsign/safety/panels/UrgentPanel.tsx'
export { Button } from '@soulsign/ui/actions/Button.tsx'
export { Collapsible } from '@soulsign/ui/content/Collapsible.tsx'
export { Disclaimer } from '@soulsign/ui/content/Disclaimer.tsx'
export { Markdown } from '@soulsign/ui/content/Markdown.tsx'
export { Alert } from '@soulsign/ui/feedback/Alert.tsx'
export { LanguageNotice } from '@soulsign/ui/feedback/LanguageNotice.tsx'
export { BreathingRing, Spinner } from '@soulsign/ui/feedback/Waiting.tsx'
export { ConsentFields, WriterLine } from '@soulsign/ui/forms/Consent.tsx'
export { Field, FieldGroup } from '@soulsign/ui/forms/Field.tsx'
export { RadioCards } from '@soulsign/ui/forms/RadioCards.tsx'
export { Select } from '@soulsign/ui/forms/Select.tsx'
export { TextArea, TextInput } from '@soulsign/ui/forms/TextInput.tsx'
export { EmotionalIcon, PhysicalIcon } from '@soulsign/ui/icons.ts'
export { Card } from '@soulsign/ui/layout/Card.tsx'
