import { useUnit } from 'effector-react'
import { $session } from '../../core/session'
import { $isSigningOut, signOutPressed } from '../../core/session/signing'
import { $config } from '../../core/site/config'
import { Button, ButtonLink } from '../ui/button'
import { $words } from './signed-in.words'

interface HereProps {
  /** Whose page it is; `unknown` until the shop has said. */
  page: 'own' | 'foreign' | 'unknown'
}

/** Who is signed in, as far as the page may know, the ways to the account, and the way out. */
export function Here({ page }: HereProps) {
  const { words, config, session, isSigningOut, leave } = useUnit({
    words: $words,
    config: $config,
    session: $session,
    isSigningOut: $isSigningOut,
    leave: signOutPressed,
  })
  const account = `${config.checkout}/${config.locale.toLowerCase()}/account`
  const isOwn = page === 'own'
  const text = { own: words.ownText, foreign: words.hereText, unknown: '' }[page]
  return (
    <>
      <p className="muted">{session?.firstName ? words.hereAs(session.firstName) : text}</p>
      {isOwn ? (
        <>
          <ButtonLink href={`${account}#signed-in`}>{words.account}</ButtonLink>
          <ButtonLink look="side" href={`${account}/orders#signed-in`}>
            {words.orders}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink href={account} target="_blank" rel="noopener">
          {words.accountThere}
        </ButtonLink>
      )}
      <Button look="side" onClick={() => leave()} busy={isSigningOut ? words.signingOut : undefined}>
        {words.signOut}
      </Button>
      {page === 'foreign' ? <p className="muted">{words.staysText}</p> : null}
    </>
  )
}
