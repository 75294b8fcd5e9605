import type { ConsentChoice, ConsentTexts } from '@soulsign/contracts'
import { type Ref, useId } from 'react'
import { Button } from '../actions/Button.tsx'
import boxCss from './CheckBox.module.css'
import css from './Consent.module.css'
import { FieldGroup } from './Field.tsx'

interface PurposeProps {
  name: keyof ConsentChoice
  texts: { title: string; text: string }
  given: boolean
  onChange(given: boolean): void
  /** Says that it has to be ticked. */
  missing?: string | false
  boxRef?: Ref<HTMLInputElement> | undefined
}

function Purpose({ name, texts, given, onChange, missing = false, boxRef }: PurposeProps) {
  const id = useId()
  return (
    <div className={css.purpose}>
      <label className={css.label}>
        <input
          type="checkbox"
          name={`consent-${name}`}
          ref={boxRef}
          className={boxCss.box}
          checked={given}
          aria-invalid={missing !== false || undefined}
          aria-describedby={`${id}-text ${id}-missing`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {texts.title}
      </label>
      <p id={`${id}-text`}>{texts.text}</p>
      <p id={`${id}-missing`} className={css.missing} aria-live="polite">
        {missing}
      </p>
    </div>
  )
}

interface ConsentFieldsProps {
  texts: ConsentTexts
  choice: ConsentChoice
  onChange(choice: ConsentChoice): void
  /** Whether the person tried to send without the purpose that it needs. */
  missing: boolean
  /** The box of that purpose. */
  boxRef?: Ref<HTMLInputElement>
  /** Said besides, such as who does not get what is written. */
  note?: string
}

/** Asks a person for consent, purpose by purpose, above the button that sends. */
export function ConsentFields({ texts, choice, onChange, missing, boxRef, note = '' }: ConsentFieldsProps) {
  return (
    <FieldGroup label={texts.title} help={`${note} ${texts.note}`.trim()}>
      <Purpose
        name="keep"
        texts={texts.keep}
        given={choice.keep}
        onChange={(keep) => onChange({ ...choice, keep })}
        missing={missing && !choice.keep && texts.missing}
        boxRef={boxRef}
      />
      <Purpose name="ai" texts={texts.ai} given={choice.ai} onChange={(ai) => onChange({ ...choice, ai })} />
    </FieldGroup>
  )
}

interface WriterLineProps {
  texts: ConsentTexts
  /** Whether an AI writes. */
  ai: boolean
  busy?: boolean
  onChange(ai: boolean): void
}

/** Says who writes for a person who has answered, with the switch to the other one. */
export function WriterLine({ texts, ai, busy = false, onChange }: WriterLineProps) {
  const { by, change } = texts.written[ai ? 'ai' : 'guide']
  const id = useId()
  return (
    <div className={css.line}>
      <p role="status">{by}</p>
      {/* The meaning of a yes is said where it is given. */}
      {!ai && <p id={id}>{texts.ai.text}</p>}
      <Button variant="quiet" busy={busy} aria-describedby={ai ? undefined : id} onClick={() => onChange(!ai)}>
        {change}
      </Button>
    </div>
  )
}
