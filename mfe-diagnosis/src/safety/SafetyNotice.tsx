import type { Safety, SafetyAnswer } from '@soulsign/contracts'
import { AskCard, SupportCard, UrgentPanel, type UrgentPanelProps } from '@soulsign/safety/panels'
import { useState } from 'react'

export interface SafetyNoticeProps extends Omit<UrgentPanelProps, 'category'> {
  safety: Safety
  /** Takes the answer to the question of a card. */
  onAnswer?: (answer: SafetyAnswer) => Promise<void> | void
}

/** The result of the screening: the urgent panel, the card with its question, or the card above an insight. */
export function SafetyNotice({ safety: { level, category }, onAnswer = () => undefined, ...panel }: SafetyNoticeProps) {
  // Once asked, the card turns into the panel by itself and is not mounted again, which would announce it twice.
  const [asked] = useState(level === 'ask')
  if (level === 'card') return <SupportCard category={category} />
  return asked || level === 'ask' ? (
    <AskCard key={category} {...panel} category={category} urgent={level === 'urgent'} onAnswer={onAnswer} />
  ) : (
    <UrgentPanel key={category} {...panel} category={category} />
  )
}
