import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $claimNumber, anotherClaimWanted } from '../../../core/contact'
import { $hasOlder, $historyError, $listed, historyWanted, olderWanted } from '../../../core/purchases'
import { ShieldIcon } from '../../account/icons'
import { Loaded } from '../../account/loaded'
import { focusOnce } from '../../shell/focus-once'
import { $home } from '../../shell/home'
import { $words as $shellWords } from '../../shell/shell.words'
import { State } from '../../shell/state'
import { Title } from '../../shell/title'
import { ClaimForm } from './claim-form'
import { $words } from './account-warranty.words'

export function AccountWarranty() {
  const { listed, hasOlder, error, sent, words, shell, home, loadHistory, loadOlder, another } = useUnit({
    listed: $listed,
    hasOlder: $hasOlder,
    error: $historyError,
    sent: $claimNumber,
    words: $words,
    shell: $shellWords,
    home: $home,
    loadHistory: historyWanted,
    loadOlder: olderWanted,
    another: anotherClaimWanted,
  })
  useEffect(() => {
    another()
    loadHistory(1)
  }, [loadHistory, another])
  const claimable = listed?.filter(({ status }) => status !== 'cancelled' && status !== 'void') ?? []
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <Loaded value={listed} error={error} onRetry={() => loadHistory(1)}>
        {() =>
          sent || claimable.length || hasOlder ? (
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
              ) : (
                <>
                  <ClaimForm orders={claimable} />
                  {hasOlder ? (
                    <button type="button" className="add link" onClick={() => loadOlder()}>
                      {words.older}
                    </button>
                  ) : null}
                </>
              )}
            </section>
          ) : (
            <State
              isPart
              sign={<ShieldIcon />}
              title={words.noneTitle}
              action={{ label: shell.continueShopping, href: home }}
            >
              {words.none}
            </State>
          )
        }
      </Loaded>
    </>
  )
}
