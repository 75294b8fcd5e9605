import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AskCard } from './AskCard.tsx'
import { Helplines } from './Helplines.tsx'
import { SupportCard } from './SupportCard.tsx'
import { UrgentPanel } from './UrgentPanel.tsx'

if (!i18next.isInitialized)
  await i18next.use(initReactI18next).init({ lng: 'en', interpolation: { escapeValue: false } })

export default { title: 'Safety' } satisfies Meta

const [onEdit, onNotMeant, onAnswer] = [fn(), fn(), fn()]

export const Medical: StoryObj = {
  render: () => <UrgentPanel category="cardiac" inJournal onEdit={onEdit} onNotMeant={onNotMeant} />,
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('alert')
    await expect(panel).toHaveFocus()
    await userEvent.click(within(panel).getByRole('button', { name: "This isn't what I meant" }))
    await userEvent.click(within(panel).getByRole('button', { name: 'No' }))
    await expect(within(panel).getByText(/The numbers stay here/)).toBeVisible()
    await expect(onNotMeant).toHaveBeenCalledOnce()
    await userEvent.click(within(panel).getByRole('button', { name: 'Edit my words' }))
    await expect(onEdit).toHaveBeenCalledOnce()
    await expect(within(panel).getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Pregnancy: StoryObj = { render: () => <UrgentPanel category="pregnancy" /> }
export const Poisoning: StoryObj = { render: () => <UrgentPanel category="poisoning" /> }
export const Crisis: StoryObj = {
  render: () => <UrgentPanel category="suicide" />,
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('alert'))
    await userEvent.selectOptions(panel.getByRole('combobox'), 'GB')
    await expect(panel.getByRole('link', { name: /Samaritans/ })).toHaveAttribute('href', 'tel:116123')
    await expect(panel.getByRole('link', { name: /Text SHOUT to 85258/ })).toHaveAttribute(
      'href',
      'sms:85258?body=SHOUT',
    )
    await userEvent.click(panel.getByRole('button', { name: /My safety plan/ }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Reasons to stay' }), 'My sister')
    await expect(localStorage.getItem('soulsign.safety-plan')).toContain('My sister')
    await expect(panel.getByText('Saved on this device')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Delete this plan' }))
    await expect(localStorage.getItem('soulsign.safety-plan')).toBeNull()
  },
}
export const Safeguarding: StoryObj = { render: () => <UrgentPanel category="abuse_child" /> }
export const MedicationCard: StoryObj = { render: () => <SupportCard category="medication" /> }
export const EatingDisorderCard: StoryObj = { render: () => <SupportCard category="eating_disorder" /> }
export const SeeDoctorSoonCard: StoryObj = { render: () => <SupportCard category="see_doctor_soon" /> }
export const CrisisCard: StoryObj = {
  render: () => <SupportCard category="suicide" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Call 988/ })).toBeVisible()
  },
}
export const IllnessCard: StoryObj = {
  render: () => <SupportCard category="cardiac" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
export const AbuseCard: StoryObj = { render: () => <SupportCard category="abuse_adult" /> }
export const OnItsOwn: StoryObj = { render: () => <Helplines /> }

export const Asking: StoryObj = {
  render: () => <AskCard category="cardiac" onAnswer={onAnswer} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('region', { name: 'One question first' })
    await expect(card).toHaveFocus()
    await expect(card).toHaveAccessibleDescription('Is something of this happening right now?')
    // Help stands above the question.
    const [call, yes] = [within(card).getAllByRole('link')[0], within(card).getByRole('button', { name: 'Yes' })]
    await expect(call?.compareDocumentPosition(yes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
export const AskingAboutViolence: StoryObj = { render: () => <AskCard category="abuse_adult" onAnswer={onAnswer} /> }
export const NotSure: StoryObj = {
  render: () => <AskCard category="stroke" onAnswer={onAnswer} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    ;(await canvas.findByRole('region')).focus()
    const unsure = canvas.getByRole('button', { name: 'Not sure' })
    while (document.activeElement !== unsure) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveFocus()
    await expect(onAnswer).toHaveBeenLastCalledWith('unsure')
  },
}
export const AnswerNotSent: StoryObj = {
  render: () => <AskCard category="stroke" onAnswer={() => Promise.reject(new TypeError('Failed to fetch'))} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'No' }))
    await waitFor(() => expect(canvas.getByText(/could not be sent/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }))
    await expect(canvas.getByText(/Do not wait for this app/)).toBeVisible()
  },
}
