import { Card } from '@soulsign/ui'
import css from './totals.module.css'

/** Figures with their names, each on a card. */
export function Totals({ figures }: { figures: { name: string; value: string }[] }) {
  return (
    <dl className={css.totals}>
      {figures.map(({ name, value }) => (
        <Card key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Card>
      ))}
    </dl>
  )
}
