import { type ReactNode, Suspense } from 'react'
import { AccountFrame } from '../routes'
import { optionalPart, optionalPartLater } from './optional-part'
import type { Route } from './route'
import { StepFrame } from './step-frame'

// It is below the screen, so that it moves nothing.
const Augmented = optionalPartLater(async () => (await import('../augmented/augmented')).Augmented)
const DeliveryWatch = optionalPart(async () => (await import('../stores/delivery-watch')).DeliveryWatch)

interface ScreenFrameProps {
  route: Route | undefined
  children: ReactNode
}

export function ScreenFrame(screen: ScreenFrameProps) {
  return (
    <>
      <Framed {...screen} />
      <Suspense>
        <Augmented path={screen.route?.path} />
      </Suspense>
    </>
  )
}

/** One frame for all steps, and one for the account, so that it stays when the screen changes. */
function Framed({ route, children }: ScreenFrameProps) {
  if (route?.step) {
    return (
      <>
        <StepFrame step={route.step}>{children}</StepFrame>
        <Suspense>
          <DeliveryWatch />
        </Suspense>
      </>
    )
  }
  return route?.inAccount ? <AccountFrame>{children}</AccountFrame> : children
}
