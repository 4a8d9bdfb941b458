import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { $isSignedIn } from '../../../core/session/arrival'
import { $features, settingsWanted } from '../../../core/site/settings'
import { $brand } from '../../shell/brand'
import { FormPage } from '../../shell/form-page'
import { $root } from '../../shell/navigation'
import { PasskeySignIn } from './passkey-sign-in'
import { SignInForm } from './sign-in-form'
import { SignedIn } from './signed-in'
import { $words } from './sign-in.words'
import { withQuery } from './with-query'

/** `?as=employee` is for employees. */
export function SignIn() {
  const { words, isSignedIn } = useUnit({ words: $words, isSignedIn: $isSignedIn })
  const isEmployee = new URLSearchParams(useSearch()).get('as') === 'employee'
  return (
    <FormPage title={isEmployee ? words.employeeTitle : words.title}>
      {isSignedIn ? (
        <SignedIn />
      ) : (
        <>
          <h1>{isEmployee ? words.employeeTitle : words.title}</h1>
          <p className="lead">{isEmployee ? words.employeeLead : words.lead}</p>
          <SignInForm isEmployee={isEmployee} />
          <PasskeySignIn />
          <Elsewhere isEmployee={isEmployee} />
        </>
      )}
    </FormPage>
  )
}

/** Links for shoppers without an account, or with one of the other kind. */
function Elsewhere({ isEmployee }: { isEmployee: boolean }) {
  const { words, root, brand, features, loadSettings } = useUnit({
    words: $words,
    root: $root,
    brand: $brand,
    features: $features,
    loadSettings: settingsWanted,
  })
  useEffect(() => loadSettings(), [loadSettings])
  const { search } = location
  if (isEmployee) {
    return (
      <p className="aside">
        {words.customers}{' '}
        <Link className="link" href={`${root}/sign-in${withQuery(search, 'as', null)}`}>
          {words.title}
        </Link>
      </p>
    )
  }
  return (
    <>
      {features['signUp'] === false ? null : (
        <>
          <p className="rule">
            <span>{words.newHere}</span>
          </p>
          <Link className="btn side" href={`${root}/sign-up${search}`}>
            {words.signUp}
          </Link>
          {brand ? (
            <Link className="btn side" href={`${root}/sign-up${withQuery(search, 'join', 'loyalty')}`}>
              {words.joinLoyalty(brand)}
            </Link>
          ) : null}
        </>
      )}
      <p className="aside">
        {words.orders}{' '}
        <Link className="link" href={`${root}/order`}>
          {words.lookUp}
        </Link>
      </p>
      <p className="aside">
        {words.employees}{' '}
        <Link className="link" href={`${root}/sign-in${withQuery(search, 'as', 'employee')}`}>
          {words.employeeTitle}
        </Link>
      </p>
    </>
  )
}
