import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { hostOf } from '../../../core/format/host-of'
import { Link } from 'wouter'
import { $isSignedIn } from '../../../core/session/arrival'
import {
  $allowError,
  $asking,
  $isAllowing,
  pageAllowed,
  pageDenied,
  windowShown,
} from '../../../core/session/page-code'
import { focusOnce } from '../../shell/focus-once'
import { $root } from '../../shell/navigation'
import { $brand } from '../../shell/brand'
import { $errorText } from '../../shell/error-text'
import { State } from '../../shell/state'
import { Title } from '../../shell/title'
import { Wordmark } from '../../shell/wordmark'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { PasskeySignIn } from '../sign-in/passkey-sign-in'
import { SignInForm } from '../sign-in/sign-in-form'
import { $words as $signInWords } from '../sign-in/sign-in.words'
import { withQuery } from '../sign-in/with-query'
import { $words } from './sign-in-window.words'
import '../../shell/form-page.css'

/** The window for a page of another site: the shopper signs in and decides whether the page may use their cart. */
export function SignInWindow() {
  const { words, signIn, root, brand, asking, isSignedIn, show } = useUnit({
    words: $words,
    signIn: $signInWords,
    root: $root,
    brand: $brand,
    asking: $asking,
    isSignedIn: $isSignedIn,
    show: windowShown,
  })
  useEffect(() => show(), [show])
  const query = `?from=${encodeURIComponent(`${root}/sign-in-window`)}`
  return (
    <div className="plain">
      <Title>{words.title}</Title>
      <header className="cohead">
        <Wordmark href={`${root}/cart`} label={brand} brand={brand} />
      </header>
      <main className="form-page">
        {asking === null ? (
          <State title={words.nobodyTitle}>{words.nobodyText}</State>
        ) : isSignedIn ? (
          <Allow origin={asking.origin} />
        ) : (
          <>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead(hostOf(asking.origin))}</p>
            <SignInForm isEmployee={false} search={query} />
            <PasskeySignIn />
            <p className="rule">
              <span>{signIn.newHere}</span>
            </p>
            <Link className="btn side" href={`${root}/sign-up${query}`}>
              {signIn.signUp}
            </Link>
            <p className="aside">
              {signIn.employees}{' '}
              <Link className="link" href={`${root}/sign-in${withQuery(query, 'as', 'employee')}`}>
                {signIn.employeeTitle}
              </Link>
            </p>
          </>
        )}
      </main>
    </div>
  )
}

function Allow({ origin }: { origin: string }) {
  const { words, errorText, error, isAllowing, allow, deny } = useUnit({
    words: $words,
    errorText: $errorText,
    error: $allowError,
    isAllowing: $isAllowing,
    allow: pageAllowed,
    deny: pageDenied,
  })
  return (
    <>
      <h1 tabIndex={-1} ref={focusOnce}>
        {words.allowTitle(hostOf(origin))}
      </h1>
      <p className="lead">{words.may}</p>
      <p className="lead">{words.mayNot}</p>
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      </Live>
      <Button onClick={() => allow()} busy={isAllowing ? words.allowing : undefined}>
        {words.allow}
      </Button>
      <Button look="side" onClick={() => deny()}>
        {words.deny}
      </Button>
    </>
  )
}
