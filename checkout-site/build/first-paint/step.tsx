import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { LockIcon } from '../../../widgets/ui/object-icons'
import { Steps } from '../../../widgets/ui/steps'
import { $words as $confirmationWords } from '../../screens/confirmation/confirmation.words'
import { ShippingGhost } from '../../screens/shipping/shipping-ghost'
import { $words } from '../../shell/shell.words'
import { LinesGhost } from '../../shell/lines-ghost'
import { FormGhost } from '../../shell/state'
import { SummaryPanel } from '../../shell/summary-panel'
import { type FirstPaintProps, Head } from './head'

export function Step({ root, place }: FirstPaintProps) {
  const words = useUnit($words)
  const steps = Object.entries(words.steps)
  const here = Math.max(
    0,
    steps.findIndex(([step]) => place.endsWith(step)),
  )
  const items = steps.map(([step, label], index) => ({
    label,
    here: index === here,
    ...(index < here ? { href: `${root}/checkout/${step}` } : {}),
  }))
  const beside = (
    <span>
      <LockIcon small />
      {words.secure}
    </span>
  )
  return (
    <BesideSummary beside={beside}>
      <Steps label={words.checkout} steps={items} />
      {here ? <FormGhost label={words.loading} /> : <ShippingGhost />}
    </BesideSummary>
  )
}

export function Confirmation({ root }: FirstPaintProps) {
  const words = useUnit($confirmationWords)
  const beside = (
    <a className="help" href={`${root}/help/contact-us`}>
      {words.help}
    </a>
  )
  return (
    <BesideSummary beside={beside}>
      <FormGhost label={words.loading} fields={3} />
    </BesideSummary>
  )
}

function BesideSummary({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  const words = useUnit($words)
  const summary = (isWide: boolean) => (
    <SummaryPanel label={words.orderSummary} sum="" isWide={isWide}>
      <LinesGhost />
    </SummaryPanel>
  )
  return (
    <div className="co first">
      <div className="mainc">
        <div className="inner">
          <Head>{beside}</Head>
          {summary(false)}
          <main>{children}</main>
        </div>
      </div>
      {summary(true)}
    </div>
  )
}
