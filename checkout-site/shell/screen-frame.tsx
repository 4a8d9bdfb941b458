import { type ReactNode, Suspense } from 'react'
import { AccountFrame } from '../routes'
import { aside } from './aside'
import type { Route } from './route'
import { StepFrame } from './step-frame'

const DeliveryWatch = aside(async () => (await import('../stores/delivery-watch')).DeliveryWatch)

/** One frame for all steps, and one for the account, so that it stays when the screen changes. */
export function ScreenFrame({ route, children }: { route: Route | undefined; children: ReactNode }) {
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
