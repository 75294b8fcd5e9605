import { HelplineList, isEmergency, useHelplines } from './HelplineList.tsx'

/** Helplines outside a panel, for example on the maintenance page. */
export function Helplines() {
  const { country, setCountry, resources } = useHelplines('suicide')
  // One number for danger to life, and one for talking.
  const talk = resources.find((resource) => !isEmergency(resource))
  return (
    <HelplineList
      resources={resources}
      also={talk ? [talk] : []}
      country={country}
      onCountryChange={setCountry}
      variant="destructive"
    />
  )
}
