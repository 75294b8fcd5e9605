import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { EmotionalIcon, PhysicalIcon } from '../icons.ts'
import { Stack } from '../layout/Page.tsx'
import { DatePicker } from './DatePicker.tsx'
import { Field, FieldGroup } from './Field.tsx'
import { PickList } from './PickList.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SegmentedSwitch } from './SegmentedSwitch.tsx'
import { Select } from './Select.tsx'
import { Slider } from './Slider.tsx'
import { TextArea, TextInput } from './TextInput.tsx'

export default { title: 'Forms' } satisfies Meta
type Story = StoryObj

const LONG =
  'It begins between my shoulder blades when I sit for long, and by the evening it has climbed into my neck. '.repeat(6)

export const TextFields: Story = {
  render: () => (
    <Stack>
      <Field label="Email" help="We send the link there.">
        <TextInput type="email" placeholder="name@example.com" />
      </Field>
      <Field label="Email" error="Enter an email address, such as name@example.com.">
        <TextInput type="email" defaultValue="name@" />
      </Field>
      <Field label="Full name" optional="optional">
        <TextInput readOnly value="A name so long that it has to be cut or wrapped somewhere on a small telephone" />
      </Field>
      <Field label="Describe what you feel">
        <TextArea defaultValue={LONG} maxLength={700} counter={(used, max) => `${used} of ${max} characters`} />
      </Field>
      <Field label="How long has it been going on?">
        <Select defaultValue="weeks">
          <option value="today">today</option>
          <option value="weeks">weeks</option>
        </Select>
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, invalid] = canvas.getAllByRole('textbox', { name: 'Email' })
    await expect(invalid).toHaveAccessibleDescription(/Enter an email address/)
    await expect(invalid).toBeInvalid()
  },
}

function Choices() {
  const [type, setType] = useState<'physical' | 'mental_emotional'>('physical')
  const [who, setWho] = useState<'me' | 'other'>('me')
  const [stress, setStress] = useState(2)
  return (
    <Stack>
      <FieldGroup label="What kind of symptom is it?">
        <RadioCards
          name="type"
          value={type}
          onValueChange={setType}
          options={[
            { value: 'physical', label: 'Physical Symptom', description: 'In your body', icon: <PhysicalIcon /> },
            { value: 'mental_emotional', label: 'Mental/Emotional Symptom', icon: <EmotionalIcon /> },
          ]}
        />
      </FieldGroup>
      <SegmentedSwitch
        name="who"
        label="Who is it for?"
        value={who}
        onValueChange={setWho}
        options={[
          { value: 'me', label: 'For Me' },
          { value: 'other', label: 'For Someone Else' },
        ]}
      />
      <Field label="Stress level">
        <Slider min={1} ticks={['low', 'medium', 'high']} value={stress} onValueChange={setStress} />
      </Field>
    </Stack>
  )
}

/** Nothing is chosen until somebody presses or moves it. */
const Unset = () => {
  const [stress, setStress] = useState<number | null>(null)
  return (
    <Field label="Stress level" help={stress ? undefined : 'Not set'}>
      <Slider
        min={1}
        ticks={['low', 'medium', 'high']}
        value={stress ?? 2}
        unset={stress === null}
        onValueChange={setStress}
      />
    </Field>
  )
}

export const SliderUnset: Story = { render: () => <Unset /> }

export const SliderSetWhereItWaits: Story = {
  render: () => <Unset />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('slider', { name: 'Stress level' }))
    await waitFor(() => expect(canvas.queryByText('Not set')).not.toBeInTheDocument())
  },
}

export const Chosen: Story = {
  render: () => <Choices />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Mental\/Emotional/ }))
    await expect(canvas.getByRole('radio', { name: /Mental\/Emotional/ })).toBeChecked()
    const slider = canvas.getByRole('slider', { name: 'Stress level' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'high')
  },
}

const WEIGHTS = Array.from({ length: 171 }, (_, step) => ({ value: 30 + step, label: `${30 + step} kg` }))

function Weight() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <Field label="Weight">
      <PickList
        options={WEIGHTS}
        value={value}
        onValueChange={setValue}
        middle={70}
        labels={{ clear: 'Clear', open: 'Show the list', empty: 'Nothing matches' }}
      />
    </Field>
  )
}

export const LongPickList: Story = {
  render: () => <Weight />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Weight' })
    await userEvent.type(box, '72')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(box).toHaveValue('72 kg')
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }))
    await expect(box).toHaveValue('')
  },
}

function Birthday(props: Partial<ComponentProps<typeof DatePicker>>) {
  const [value, setValue] = useState<string | null>('2000-02-29')
  return (
    <Field label="Date of birth">
      <DatePicker
        value={value}
        onValueChange={setValue}
        minYear={1900}
        maxDate="2026-11-21"
        labels={{ choose: 'Choose a date', year: 'Year', month: 'Month', day: 'Day', done: 'Done', clear: 'Clear' }}
        {...props}
      />
    </Field>
  )
}

export const DateOfBirth: Story = {
  render: () => <Birthday />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Date of birth/ }))
    const picker = within(canvasElement.ownerDocument.body)
    await userEvent.selectOptions(await picker.findByRole('combobox', { name: 'Year' }), '2001')
    // 2001 is not a leap year: the 29th becomes the 28th.
    await expect(picker.getByRole('combobox', { name: 'Day' })).toHaveValue('28')
    await userEvent.selectOptions(picker.getByRole('combobox', { name: 'Month' }), '')
    await expect(picker.getByRole('button', { name: 'Done' })).toBeDisabled()
    await userEvent.selectOptions(picker.getByRole('combobox', { name: 'Month' }), '4')
    await userEvent.click(picker.getByRole('button', { name: 'Done' }))
    await expect(canvas.getByRole('button', { name: /Date of birth/ })).toHaveTextContent('2001')
  },
}
