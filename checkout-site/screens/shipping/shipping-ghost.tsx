import { useUnit } from 'effector-react'
import { Checkbox } from '../../../widgets/ui/choice'
import { ExpressFrame } from './express-frame'
import { $words } from './shipping.words'

/** A skeleton of the first step, with the texts that everybody sees. */
export function ShippingGhost({ isApart = false }) {
  const words = useUnit($words)
  return (
    <div className="ghosts" aria-busy="true">
      <span className="vh" role="status">
        {words.loading}
      </span>
      {isApart ? null : <ExpressFrame />}
      <section className="sec">
        <h2>{words.contact}</h2>
        <i className="skel" />
        <Checkbox disabled>{words.newsletter}</Checkbox>
      </section>
      <section className="sec">
        <h2>{words.delivery}</h2>
        <i className="skel" />
        <i className="skel" />
        <i className="skel" />
        <i className="skel" />
      </section>
    </div>
  )
}
