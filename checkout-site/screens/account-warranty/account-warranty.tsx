import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $sentNumber, anotherWanted } from '../../../core/contact'
import { $history, $historyError, $pageCount, historyWanted, type Purchase } from '../../../core/purchases'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Loaded } from '../../account/loaded'
import { focusOnce } from '../../shell/focus-once'
import { $say } from '../../shell/say'
import { Title } from '../../shell/title'
import { ClaimForm } from './claim-form'
import { $words } from './account-warranty.words'

export function AccountWarranty() {
  const { history, error, pageCount, sent, words, say, want, another } = useUnit({
    history: $history,
    error: $historyError,
    pageCount: $pageCount,
    sent: $sentNumber,
    words: $words,
    say: $say,
    want: historyWanted,
    another: anotherWanted,
  })
  const [pages, keep] = useState<ReadonlyMap<number, readonly Purchase[]>>(new Map())
  useEffect(() => {
    another()
    want(1)
  }, [want, another])
  // Each page is added to the ones before, so that the form and what is typed in it stay.
  useEffect(() => {
    if (history) keep(before => new Map(before).set(history.start, history.orders))
  }, [history])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <Loaded value={pages.size ? [...pages.values()].flat() : null} error={error} onAgain={() => want(1)}>
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
                {pages.size < pageCount ? (
                  <button type="button" className="add link" onClick={() => want(pages.size + 1)}>
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
