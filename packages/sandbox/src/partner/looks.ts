import { html } from 'hono/html'

/** A page of the partner: its texts, colours, and the widget's tag. */
export interface Look {
  path: string
  title: string
  /** Description in the list of looks. */
  about: string
  lead: string
  body: ReturnType<typeof html>
  /** The partner's text above the check. */
  invitation: string
  /** Attributes of `<symptom-check>` besides the key. */
  attributes: Record<string, string>
  css: string
}

export const LOOKS: readonly Look[] = [
  {
    path: 'yoga',
    title: 'Sunrise Yoga',
    about: 'A bright studio, round corners, and an accent too pale to read, which the widget makes darker.',
    lead: 'Small classes, warm floors, and tea afterwards.',
    body: html`<p>We practise in a room full of plants, above the old bakery. Beginners are welcome, and so are stiff mornings. Mats and blankets are here.</p>
      <h2>This week</h2>
      <ul class="cards">
        <li><strong>Slow Flow</strong><span>Monday to Friday, 7:00</span></li>
        <li><strong>Yin and Stillness</strong><span>Tuesday and Thursday, 18:00</span></li>
        <li><strong>Backs that Sit All Day</strong><span>Saturday, 10:00</span></li>
      </ul>`,
    invitation: 'Is something asking for your attention today? Take a quiet moment with it.',
    attributes: { accent: '#fb923c', radius: '20', scheme: 'light', font: 'rounded' },
    css: `
      :root { color-scheme: light; --paper: #fff7ed; --ink: #3b2314; --accent: #9a3412; --card: #ffedd5; --round: 1.25rem; --font: "Trebuchet MS", system-ui, sans-serif; }
      header { background: linear-gradient(120deg, #fed7aa, #fef3c7); border-radius: 0 0 2.5rem 2.5rem; }`,
  },
  {
    path: 'clinic',
    title: 'Nachtwache Clinic',
    about: 'A dark site with quiet corners and the system’s own font.',
    lead: 'Calm care, around the clock.',
    body: html`<p>Our night team answers every call within two minutes. For an emergency, always call your local emergency number.</p>
      <h2>Tonight</h2>
      <ul class="cards">
        <li><strong>Sleep clinic</strong><span>Open until 6:00</span></li>
        <li><strong>Night pharmacy</strong><span>Always open</span></li>
        <li><strong>Somebody to talk to</strong><span>By telephone, all night</span></li>
      </ul>`,
    invitation: 'While you wait for your appointment, you may like to look at what you feel from another side.',
    attributes: { accent: '#2dd4bf', radius: '6', scheme: 'dark', font: 'system' },
    css: `
      :root { color-scheme: dark; --paper: #0b1120; --ink: #e2e8f0; --accent: #5eead4; --card: #16213a; --round: .375rem; --font: system-ui, sans-serif; }
      header { background: #0f172a; border-block-end: 1px solid #1e293b; }`,
  },
  {
    path: 'magazine',
    title: 'The Slow Letter',
    about: 'A letter in a serif face, sharp corners and almost no colour. It asks about the mind first.',
    lead: 'Essays on living gently. No. 41',
    body: html`<p class="first">A shoulder is rarely only a shoulder. My grandmother carried water on hers, my mother carried us, and I carry a bag with a computer in it that weighs less than either and is harder to put down.</p>
      <p>In this letter I write about what we carry, and for whom. It is a short one, because the evening was long, and because the best part of a letter is the answer.</p>
      <h2>Your turn</h2>`,
    invitation: 'At the end of each letter there is room for yours. Nobody here reads it.',
    attributes: { accent: '#1f2937', radius: '0', scheme: 'light', font: 'serif', type: 'mental_emotional' },
    css: `
      :root { color-scheme: light; --paper: #fbfaf7; --ink: #1c1917; --accent: #7f1d1d; --card: #f1efe8; --round: 0; --font: Georgia, "Times New Roman", serif; }
      header { text-align: center; border-block-end: 4px double #1c1917; }
      h1 { font-size: clamp(2.5rem, 8vw, 4.5rem); font-weight: 400; letter-spacing: -0.02em; }
      main p { font-size: 1.125rem; }
      .first::first-letter { float: left; padding-inline-end: .5rem; color: var(--accent); font-size: 3.4em; line-height: .85; }`,
  },
]
