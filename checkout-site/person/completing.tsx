import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { $session } from '../../core/session'
import { $isSignedIn } from '../../core/session/arrival'
import { optionalPart } from '../shell/optional-part'
import { $root } from '../shell/navigation'

const Question = optionalPart(async () => (await import('./completing-question')).CompletingQuestion)

/** Asks whoever signed in for what their account lacks; `search` says where to come back to. */
export function Completing({ search }: { search: string }) {
  const { session, isSignedIn, root } = useUnit({ session: $session, isSignedIn: $isSignedIn, root: $root })
  if (!isSignedIn || session?.isAssociate) return null
  return (
    <Suspense>
      <Question onComplete={() => navigate(`${root}/enrolment${search}`)} />
    </Suspense>
  )
}
