import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { $session } from '../../../core/session'
import { $isSignedIn } from '../../../core/session/arrival'
import { ButtonLink } from '../../../widgets/ui/button'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { Title } from '../../shell/title'
import { returnAddress } from './return-address'
import { SignInForm } from './sign-in-form'
import { $words } from './sign-in.words'
import './sign-in.css'

/** Where a shopper signs in; who already is goes on from here. */
export function SignIn() {
  const { words, home, root, isSignedIn, session } = useUnit({
    words: $words,
    home: $home,
    root: $root,
    isSignedIn: $isSignedIn,
    session: $session,
  })
  return (
    <div className="plain">
      <Title>{words.title}</Title>
      <Head home={home} />
      <main className="door">
        {isSignedIn ? (
          <>
            <h1>{words.hereTitle(session?.firstName ?? '')}</h1>
            <p className="lead">{words.hereText}</p>
            <ButtonLink href={returnAddress(location.search, root)}>{words.goOn}</ButtonLink>
          </>
        ) : (
          <>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            <SignInForm />
            <p className="rule">
              <span>{words.orders}</span>
            </p>
            <Link className="btn side" href={`${root}/order`}>
              {words.lookUp}
            </Link>
          </>
        )}
      </main>
    </div>
  )
}
