import { useUnit } from 'effector-react'
import { $words as $lookUpWords } from '../../screens/order-look-up/order-look-up.words'
import { $words as $signInWords } from '../../screens/sign-in/sign-in.words'
import { $words } from '../../shell/shell.words'
import { Head } from './head'

/** Where a shopper signs in. */
export function SignIn() {
  const { shell, words } = useUnit({ shell: $words, words: $signInWords })
  return (
    <div className="plain first">
      <Head isWayIn />
      <main className="door">
        <Door title={words.title} lead={words.lead} loading={shell.loading} fields={[words.email, words.password]} />
      </main>
    </div>
  )
}

/** Where an order is asked for by its number. */
export function LookUp() {
  const { shell, words } = useUnit({ shell: $words, words: $lookUpWords })
  return (
    <div className="co alone first">
      <div className="mainc">
        <div className="inner">
          <Head />
          <main>
            <div className="door">
              <Door
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

/** A short form: its words, and the places of its fields at their true size. */
function Door({ title, lead, loading, fields }: { title: string; lead: string; loading: string; fields: string[] }) {
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
