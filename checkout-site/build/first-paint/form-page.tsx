import { useUnit } from 'effector-react'
import { $words as $lookUpWords } from '../../screens/order-look-up/order-look-up.words'
import { $words as $passwordWords } from '../../password/password.words'
import { $words as $associateWords } from '../../screens/associate-login/associate-login.words'
import { $words as $confirmWords } from '../../screens/confirm-email/confirm-email.words'
import { $words as $letterWords } from '../../screens/confirm-newsletter/confirm-newsletter.words'
import { $words as $enrolmentWords } from '../../../widgets/enrolment-parts/enrolment.words'
import { $words as $forgotWords } from '../../../widgets/sign-in/forgot-password.words'
import { $words as $newsletterWords } from '../../screens/newsletter/newsletter.words'
import { $words as $resetWords } from '../../screens/reset-password/reset-password.words'
import { $words as $signUpWords } from '../../../widgets/enrolment-parts/sign-up.words'
import { $words as $signInWords } from '../../screens/sign-in/sign-in.words'
import { $words } from '../../shell/shell.words'
import { Head } from './head'

export function SignIn() {
  const words = useUnit($signInWords)
  return <FormPage title={words.title} lead={words.lead} fields={[words.email, words.password]} />
}

export function SignUp() {
  const { words, password } = useUnit({ words: $signUpWords, password: $passwordWords })
  return <FormPage title={words.title} lead={words.lead} fields={[words.labels.email, password.password]} />
}

export function AssociateLogin() {
  const { words, signIn } = useUnit({ words: $associateWords, signIn: $signInWords })
  return <FormPage title={words.title} lead={words.lead} fields={[signIn.email, signIn.password]} />
}

export function Enrolment() {
  const { words, signIn } = useUnit({ words: $enrolmentWords, signIn: $signInWords })
  return <FormPage title={words.lookupTitle} lead={words.lookupText} fields={[signIn.email]} />
}

export function Newsletter() {
  const words = useUnit($newsletterWords)
  return <FormPage title={words.title} lead={words.lead} fields={[words.email]} />
}

export function ForgotPassword() {
  const words = useUnit($forgotWords)
  return <FormPage title={words.title} lead={words.lead} fields={[words.email]} />
}

export function ResetPassword() {
  const words = useUnit($resetWords)
  return <FormPage title={words.title} lead={words.checking} fields={[]} />
}

/** Where the link of a mail that confirms an address leads. */
export function ConfirmEmail() {
  const words = useUnit($confirmWords)
  return <FormPage title={words.title} lead={words.checking} fields={[]} />
}

/** Where the link of a mail that begins a newsletter leads. */
export function ConfirmNewsletter() {
  const words = useUnit($letterWords)
  return <FormPage title={words.title} lead={words.checking} fields={[]} />
}

function FormPage(form: { title: string; lead: string; fields: string[] }) {
  const shell = useUnit($words)
  return (
    <div className="plain first">
      <Head isWayIn />
      <main className="form-page">
        <ShortForm {...form} loading={shell.loading} />
      </main>
    </div>
  )
}

export function LookUp() {
  const { shell, words } = useUnit({ shell: $words, words: $lookUpWords })
  return (
    <div className="co alone first">
      <div className="mainc">
        <div className="inner">
          <Head />
          <main>
            <div className="form-page">
              <ShortForm
                title={words.title}
                lead={words.lead}
                loading={shell.loading}
                fields={[words.number, words.email]}
              />
            </div>
          </main>
        </div>
      </div>
    </div>
  )
}

/** A short form: its texts, and skeletons in the size of its fields. */
function ShortForm({
  title,
  lead,
  loading,
  fields,
}: {
  title: string
  lead: string
  loading: string
  fields: string[]
}) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="form" aria-busy="true">
        <span className="vh" role="status">
          {loading}
        </span>
        {fields.map(label => (
          <div className="field" key={label}>
            <span className="label">{label}</span>
            <i className="skel" />
          </div>
        ))}
      </div>
    </>
  )
}
