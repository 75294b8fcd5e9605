import { HelplineList, useHelplines } from './HelplineList.tsx'

/** The helplines that stand for themselves, such as on the maintenance page. */
export function Helplines() {
  const { country, setCountry, resources } = useHelplines('suicide')
  return <HelplineList resources={resources} country={country} onCountryChange={setCountry} prominent />
}
