import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createCheck } from '../check/check.ts'
import { emptyEntry } from '../check/entry.ts'
import { type CheckState, initialState } from '../check/state.ts'
import { useFrame } from '../context.ts'
import css from '../frame.module.css'
import { AskCard, Button, SupportCard, UrgentPanel } from '../ui.ts'
import { EntryForm } from './EntryForm.tsx'
import { InsightScreen, YourEntry } from './InsightScreen.tsx'
import { Maintenance } from './Notices.tsx'
import { useStart } from './useStart.ts'

/** The day of a ceiling, in UTC. */
const today = () => new Date().toISOString().slice(0, 10)

/** The check from the empty form to the insight. Typed text is only kept in memory. */
export function CheckScreen() {
  const { config, api, host, texts } = useFrame()
  const [state, show] = useState<CheckState>(() =>
    initialState({
      maintenance: config.maintenance,
      ceiling: config.state === 'ceiling',
      agreed: api.agreed.read() === 'yes',
    }),
  )
  const empty = () => emptyEntry(config.start_type ?? 'physical')
  const [entry, setEntry] = useState(empty)
  const [arrived, setArrived] = useState(false)
  const { guest_limit: guestLimit, ai_provider: provider } = config
  const check = useMemo(
    () => createCheck({ api, provider, show, tell: host.tell, fail: host.fail, guestLimit }),
    [api, provider, host, guestLimit],
  )
  const clear = () => {
    check.reset()
    setEntry(empty())
  }
  const startAgain = () => {
    clear()
    setArrived(true)
  }

  useEffect(() => {
    if (!config.maintenance) void check.open()
  }, [check, config.maintenance])
  // In step with the screen, so that the host page's requests apply to what is shown.
  useLayoutEffect(() =>
    host.listen((message) => {
      // A sent entry no longer changes.
      if (message.type === 'start' && state.stage.name === 'form' && !state.stage.busy)
        setEntry((now) => ({ ...now, symptom_type: message.symptom_type }))
      if (message.type !== 'reset') return
      setArrived(false)
      check.leave()
      setEntry(empty())
    }),
  )

  // A person who was asked to come back tomorrow may use the same tab.
  useEffect(() => {
    if (state.closed !== 'ceiling') return
    const day = today()
    const look = () => today() !== day && check.newDay()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [check, state.closed])

  const { stage } = state
  const waiting = stage.name === 'form' && stage.busy !== null
  const showTop = useStart(waiting ? 'waiting' : stage.name)
  if (stage.name === 'maintenance') return <Maintenance onRetry={check.resume} />
  if (stage.name === 'urgent' || stage.name === 'ask') {
    const { symptom, safety } = stage
    const panel = {
      category: safety.category,
      onNotMeant: () => check.notMeant(symptom),
      onEdit: () => {
        check.reset()
        setArrived(true)
      },
    }
    return (
      <div className={css.column}>
        {/* Once asked, the card turns into the panel by itself and is not announced twice. */}
        {stage.name === 'ask' || stage.asked ? (
          <AskCard
            {...panel}
            urgent={stage.name === 'urgent'}
            onAnswer={(given) => check.answer(entry, symptom, given)}
          />
        ) : (
          <UrgentPanel {...panel} />
        )}
        <YourEntry entry={entry} />
        <div className={css.row}>
          <Button variant="secondary" onClick={startAgain}>
            {texts.t('addAnother')}
          </Button>
        </div>
      </div>
    )
  }
  if (stage.name === 'insight') {
    return (
      <div className={css.column}>
        {stage.safety && <SupportCard category={stage.safety.category} />}
        <InsightScreen entry={entry} stage={stage} onRetry={() => void check.submit(entry)} onAgain={startAgain} />
      </div>
    )
  }
  return (
    <EntryForm
      {...{ entry, setEntry, check, state, stage, arrived }}
      onSubmit={() => {
        showTop()
        // If the form comes back after the wait, its title takes the focus, as after any other screen.
        setArrived(true)
        void check.submit(entry)
      }}
    />
  )
}
