import { type Safety, type SafetyCategory, urgentPanelKind } from '@soulsign/contracts'
import { WarnIcon } from '@soulsign/ui/icons.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { GroundingExercise } from './GroundingExercise.tsx'
import { emergencyNumber, HelplineList, linesFirst, useHelplines } from './HelplineList.tsx'
import { NotMeant, type NotMeantProps } from './NotMeant.tsx'
import css from './panels.module.css'
import { QuickExit } from './QuickExit.tsx'
import { SafetyPlan } from './SafetyPlan.tsx'
import { takeFocus } from './take-focus.ts'
import { useSafetyTexts } from './texts.ts'
import { ViolenceHelp } from './ViolenceHelp.tsx'

/** Categories with their own line on the medical panel. */
const OWN_LINES = ['pregnancy', 'infant_child', 'poisoning'] as const
const hasOwnLine = (category: SafetyCategory): category is (typeof OWN_LINES)[number] =>
  OWN_LINES.some((own) => own === category)

export interface UrgentPanelProps extends NotMeantProps {
  category: Safety['category']
  /** 1 if the panel has the page's first heading. */
  headingLevel?: 1 | 2
  /** Whether the entry is in the person's journal. Guests have none. */
  inJournal?: boolean
}

/**
 * Comes first on a page if the entry calls for immediate help. It is announced, takes the focus, and needs no further
 * request. Nothing is sold or offered beside it.
 */
export function UrgentPanel({ category, headingLevel = 1, inJournal = false, ...notMeant }: UrgentPanelProps) {
  const { t, language } = useSafetyTexts()
  const kind = urgentPanelKind(category)
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => takeFocus(panel.current), [])
  const Content = { medical: Medical, crisis: Crisis, safeguarding: Safeguarding }[kind]
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      lang={language}
      aria-labelledby={titleId}
      className={kind === 'medical' ? css.panel : css.gentlePanel}
    >
      <Content category={category} titleId={titleId} headingLevel={headingLevel} />
      {kind === 'medical' && (
        <p className={css.note}>
          {t('medical.noInsight')} {inJournal && t('medical.kept')}
        </p>
      )}
      <NotMeant {...notMeant} />
    </div>
  )
}

interface ContentProps {
  category: SafetyCategory
  titleId: string
  headingLevel: 1 | 2
}

function Title({ titleId, headingLevel, children }: Omit<ContentProps, 'category'> & { children: ReactNode }) {
  const Heading = `h${headingLevel}` as const
  return (
    <Heading id={titleId} className={css.title}>
      {children}
    </Heading>
  )
}

function Medical({ category, ...title }: ContentProps) {
  const { t } = useSafetyTexts()
  const { country, setCountry, resources } = useHelplines(category)
  return (
    <>
      <WarnIcon className={css.icon} aria-hidden />
      <Title {...title}>{t('medical.title')}</Title>
      <p className={css.lead}>{t('medical.text')}</p>
      {hasOwnLine(category) && <p>{t(`medical.${category}`)}</p>}
      <HelplineList resources={resources} country={country} onCountryChange={setCountry} variant="destructive" />
    </>
  )
}

function Crisis({ category, ...title }: ContentProps) {
  const { t } = useSafetyTexts()
  const { country, setCountry, resources } = useHelplines(category)
  const emergency = emergencyNumber(resources)
  // Lines to talk to someone come first; the emergency number has its own sentence.
  const lines = linesFirst(resources)
  return (
    <>
      <Title {...title}>{t('crisis.title')}</Title>
      <p className={css.lead}>{t('crisis.text')}</p>
      <HelplineList resources={lines} also={lines.slice(0, 1)} country={country} onCountryChange={setCountry} />
      <p className={css.lead}>
        {emergency ? (
          <a href={`tel:${emergency}`}>{t('crisis.danger', { number: emergency })}</a>
        ) : (
          t('crisis.dangerNoNumber')
        )}
      </p>
      <p>{t('crisis.other')}</p>
      <GroundingExercise />
      <SafetyPlan />
    </>
  )
}

function Safeguarding({ category, ...title }: ContentProps) {
  const { t } = useSafetyTexts()
  return (
    <>
      <QuickExit />
      <Title {...title}>{t('safeguarding.title')}</Title>
      <p className={css.lead}>{t('safeguarding.text')}</p>
      {category === 'abuse_child' && <p>{t('safeguarding.child')}</p>}
      <ViolenceHelp category={category} />
    </>
  )
}
