import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { expect, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Helplines } from './Helplines.tsx'
import { SupportCard } from './SupportCard.tsx'
import { UrgentPanel } from './UrgentPanel.tsx'

if (!i18next.isInitialized)
  await i18next.use(initReactI18next).init({ lng: 'en', interpolation: { escapeValue: false } })

export default { title: 'Safety' } satisfies Meta

export const Medical: StoryObj = {
  render: () => <UrgentPanel category="cardiac" />,
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('alert')
    await expect(panel).toHaveFocus()
    await userEvent.click(within(panel).getByRole('button', { name: "This isn't what I meant" }))
    await userEvent.click(within(panel).getByRole('button', { name: 'No' }))
    await expect(within(panel).getByText(/The numbers stay here/)).toBeVisible()
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
    await userEvent.click(panel.getByRole('button', { name: /My safety plan/ }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Reasons to stay' }), 'My sister')
    await expect(localStorage.getItem('soulsign.safety-plan')).toContain('My sister')
    await userEvent.click(panel.getByRole('button', { name: 'Delete this plan' }))
    await expect(localStorage.getItem('soulsign.safety-plan')).toBeNull()
  },
}
export const Safeguarding: StoryObj = { render: () => <UrgentPanel category="abuse_child" /> }
export const MedicationCard: StoryObj = { render: () => <SupportCard category="medication" /> }
export const EatingDisorderCard: StoryObj = { render: () => <SupportCard category="eating_disorder" /> }
export const SeeDoctorSoonCard: StoryObj = { render: () => <SupportCard category="see_doctor_soon" /> }
export const AbuseCard: StoryObj = { render: () => <SupportCard category="abuse_adult" /> }
export const OnItsOwn: StoryObj = { render: () => <Helplines /> }
