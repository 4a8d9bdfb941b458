import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $sentNumber, anotherWanted } from '../../../core/contact'
import { $history, $historyError, historyWanted } from '../../../core/purchases'
import { Loaded } from '../../account/loaded'
import { focusOnce } from '../../shell/focus-once'
import { Title } from '../../shell/title'
import { ClaimForm } from './claim-form'
import { $words } from './account-warranty.words'

export function AccountWarranty() {
  const { history, error, sent, words, want, another } = useUnit({
    history: $history,
    error: $historyError,
    sent: $sentNumber,
    words: $words,
    want: historyWanted,
    another: anotherWanted,
  })
  useEffect(() => {
    another()
    want(1)
  }, [want, another])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <Loaded value={history} error={error} onAgain={() => want(1)}>
        {({ orders }) => (
          <section className="panel">
            {sent ? (
              <>
                <h2 tabIndex={-1} ref={focusOnce}>
                  {words.sentTitle}
                </h2>
                <p>{words.sentText(sent)}</p>
                <button type="button" className="add link" onClick={() => another()}>
                  {words.another}
                </button>
              </>
            ) : orders.length ? (
              <ClaimForm orders={orders} />
            ) : (
              <p className="muted">{words.none}</p>
            )}
          </section>
        )}
      </Loaded>
    </>
  )
}
