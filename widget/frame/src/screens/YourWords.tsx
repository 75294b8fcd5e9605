import { consentTexts } from '@soulsign/contracts'
import { useState } from 'react'
import type { Check } from '../check/check.ts'
import { useFrame } from '../context.ts'
import css from '../frame.module.css'
import { Button, WriterLine } from '../ui.ts'

type Step = 'idle' | 'asking' | 'busy' | 'failed'

/** Lets a visitor choose who writes, and delete everything that they have sent. */
export function YourWords({ check, ai }: { check: Check; ai: boolean }) {
  const { config, texts } = useFrame()
  const { t } = texts
  const [step, setStep] = useState<Step>('idle')
  const agreement = consentTexts(texts.language, { product: config.product_name, provider: config.ai_provider })
  const attempt = async (call: Promise<void>) => {
    setStep('busy')
    await call.then(
      () => setStep('idle'),
      () => setStep('failed'),
    )
  }
  return (
    <div className={css.column}>
      <WriterLine
        texts={agreement}
        ai={ai}
        busy={step === 'busy'}
        onChange={(wanted) => void attempt(check.letAiWrite(wanted))}
      />
      {step === 'idle' ? (
        <div>
          <Button variant="quiet" flush="start" onClick={() => setStep('asking')}>
            {t('forget.action')}
          </Button>
        </div>
      ) : (
        <div className={css.row}>
          <p role="status">{t(step === 'failed' ? 'forget.failed' : 'forget.text')}</p>
          <Button variant="destructive" busy={step === 'busy'} onClick={() => void attempt(check.forget())}>
            {t('forget.confirm')}
          </Button>
          <Button variant="quiet" onClick={() => setStep('idle')}>
            {t('forget.cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}
