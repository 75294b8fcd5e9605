import { html } from 'hono/html'

/** The content of every mail, as plain text. The layout escapes it. */
export interface Letter {
  productName: string
  /** The product's address, shown in the footer. */
  publicUrl: string
  heading: string
  /** The preview text that mail clients show beside the subject. */
  preview: string
  intro: string
  button: { label: string; url: string }
  /** Paragraphs below the button. */
  notes: string[]
}

const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const SANS = "font-family:Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif"

/** Night colours and narrow screens, for clients that support style sheets. The inline styles are the day colours. */
const STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { text-decoration: underline; }
  @media (max-width: 480px) { .card { padding: 28px 20px !important; } }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #131129 !important; }
    .card { background-color: #1c1938 !important; border-color: #353059 !important; }
    .ink { color: #f2ecdf !important; }
    .soft, .soft a { color: #bfb7d8 !important; }
    .gold { background-color: #e0b766 !important; }
    .button { background-color: #e3b3d5 !important; }
    .button a { color: #17142f !important; }
  }`

/** The pages about privacy and law, as in the app's footer. */
const LEGAL_PAGES = [
  ['Privacy', '/privacy'],
  ['Health data', '/privacy/health-data'],
  ['Terms', '/terms'],
  ['Contact', '/contact'],
  ['Imprint', '/imprint'],
] as const

const legalLinks = (publicUrl: string) =>
  LEGAL_PAGES.map(
    ([name, path], index) =>
      html`${index > 0 ? ' · ' : ''}<a href="${publicUrl}${path}" style="color:#585177;">${name}</a>`,
  )

/** Renders a mail as HTML with tables and inline styles, which every mail client lays out alike. */
export function letterHtml(letter: Letter): string {
  const host = new URL(letter.publicUrl).host
  const paragraph = (text: string, style: string) => html`<p class="soft" style="margin:0 0 12px;${style}">${text}</p>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.heading}</title>
<style>${STYLES}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#faf6ef;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${letter.preview}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#faf6ef;">
<tr><td align="center" style="padding:32px 12px;">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;">
  <tr><td align="center" style="padding:0 0 20px;">
    <p class="ink" style="margin:0;${SERIF};font-size:22px;line-height:28px;color:#241f47;">${letter.productName}</p>
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td class="gold" width="40" height="2" style="width:40px;height:2px;line-height:2px;font-size:0;background-color:#b98532;">&nbsp;</td></tr></table>
  </td></tr>
  <tr><td class="card" style="padding:40px;background-color:#fffdfa;border:1px solid #e6dccc;border-radius:20px;">
    <h1 class="ink" style="margin:0 0 16px;${SERIF};font-size:28px;line-height:34px;font-weight:500;color:#241f47;">${letter.heading}</h1>
    <p class="ink" style="margin:0 0 28px;${SANS};font-size:16px;line-height:25px;color:#241f47;">${letter.intro}</p>
    <table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="#7d3168" style="border-radius:999px;background-color:#7d3168;">
      <a href="${letter.button.url}" style="display:inline-block;padding:14px 28px;${SANS};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;">${letter.button.label}</a>
    </td></tr></table>
    <div style="height:28px;line-height:28px;font-size:0;">&nbsp;</div>
    ${letter.notes.map((note) => paragraph(note, `${SANS};font-size:14px;line-height:22px;color:#585177;`))}
    <p class="soft" style="margin:16px 0 0;${SANS};font-size:12px;line-height:18px;color:#585177;word-break:break-all;">If the button does nothing, open this address: <a href="${letter.button.url}" style="color:#585177;">${letter.button.url}</a></p>
  </td></tr>
  <tr><td align="center" class="soft" style="padding:20px 12px 0;${SANS};font-size:12px;line-height:18px;color:#585177;">
    ${letter.productName} is a spiritual guide and no substitute for medical advice.<br>
    <a href="${letter.publicUrl}" style="color:#585177;">${host}</a> ·
    ${legalLinks(letter.publicUrl)}
  </td></tr>
  </table>
</td></tr>
</table>
</body>
</html>`.toString()
}

/** Renders the same content as plain text. */
export const letterText = ({ productName, publicUrl, heading, intro, button, notes }: Letter): string =>
  `${[
    heading,
    intro,
    `${button.label}:\n${button.url}`,
    ...notes,
    `--\n${productName} is a spiritual guide and no substitute for medical advice.\n${publicUrl}\n${LEGAL_PAGES.map(([name, path]) => `${name}: ${publicUrl}${path}`).join('\n')}`,
  ].join('\n\n')}\n`
