import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $sentNumber, anotherWanted } from '../../../core/contact'
import { $hasOlder, $historyError, $listed, historyWanted, olderWanted } from '../../../core/purchases'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Loaded } from '../../account/loaded'
import { focusOnce } from '../../shell/focus-once'
import { $say } from '../../shell/say'
import { Title } from '../../shell/title'
import { ClaimForm } from './claim-form'
import { $words } from './account-warranty.words'

export function AccountWarranty() {
  const { listed, hasOlder, error, sent, words, say, want, wantOlder, another } = useUnit({
    listed: $listed,
    hasOlder: $hasOlder,
    error: $historyError,
    sent: $sentNumber,
    words: $words,
    say: $say,
    want: historyWanted,
    wantOlder: olderWanted,
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
      <Loaded value={listed} error={error} onAgain={() => want(1)}>
        {orders => (
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
              <>
                <ClaimForm orders={orders} />
                <Live urgent>{error ? <Notice tone="danger">{say(error)}</Notice> : null}</Live>
                {hasOlder ? (
                  <button type="button" className="add link" onClick={() => wantOlder()}>
                    {words.older}
                  </button>
                ) : null}
              </>
            ) : (
              <p className="muted">{words.none}</p>
            )}
          </section>
        )}
      </Loaded>
    </>
  )
}
