import { HelplineList, useHelplines } from './HelplineList.tsx'

/** Helplines outside a panel, for example on the maintenance page. */
export function Helplines() {
  const { country, setCountry, resources } = useHelplines('suicide')
  return <HelplineList resources={resources} country={country} onCountryChange={setCountry} variant="destructive" />
}
