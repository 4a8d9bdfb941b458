import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $stopError,
  $stopping,
  $notifyRequests,
  $notifyRequestsError,
  notifyRequestsWanted,
  notifyRequestRemoved,
} from '../../../core/catalogue/notify-requests'
import { listed } from '../../../core/format/listed'
import { urlOf } from '../../../core/runtime/url-of'
import { $locale } from '../../../core/site/config'
import { dateOf } from '../../account/date-of'
import { BellIcon } from '../../account/icons'
import { Loaded } from '../../account/loaded'
import { $home } from '../../shell/home'
import { $errorText } from '../../shell/error-text'
import { $words as $shellWords } from '../../shell/shell.words'
import { State } from '../../shell/state'
import { Title } from '../../shell/title'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Picture } from '../../../widgets/ui/picture'
import { $words } from './account-notify.words'

export function AccountNotify() {
  const { things, error, stopping, stopError, locale, words, shell, home, errorText, load, stop } = useUnit({
    things: $notifyRequests,
    error: $notifyRequestsError,
    stopping: $stopping,
    stopError: $stopError,
    locale: $locale,
    words: $words,
    shell: $shellWords,
    home: $home,
    errorText: $errorText,
    load: notifyRequestsWanted,
    stop: notifyRequestRemoved,
  })
  useEffect(() => load(), [load])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={things} error={error} onRetry={load}>
        {things =>
          things.length === 0 ? (
            <State
              isPart
              sign={<BellIcon />}
              title={words.emptyTitle}
              action={{ label: shell.continueShopping, href: home }}
            >
              {words.emptyText}
            </State>
          ) : (
            <>
              <p className="lead">{words.lead}</p>
              <section className="panel">
                <Live urgent>{stopError ? <Notice tone="danger">{errorText(stopError)}</Notice> : null}</Live>
                <ul className="rows">
                  {things.map(({ productId, upc, name, image, url, attributes, requestedAt }) => {
                    const values = attributes.map(({ value }) => value)
                    return (
                      <li key={upc}>
                        <Picture src={image} alt="" size={56} className="small" />
                        <span className="grow">
                          <a href={urlOf(url, home)?.href ?? url}>
                            <b>{name}</b>
                          </a>
                          <span className="muted small">{listed(values, locale)}</span>
                          <span className="muted small">{words.since(dateOf(requestedAt, locale))}</span>
                        </span>
                        <Button
                          look="side"
                          compact
                          aria-label={words.stopNamed(listed([name, ...values], locale))}
                          busy={stopping === upc ? words.stopping : undefined}
                          off={stopping !== null}
                          onClick={() => stop({ productId, upc })}
                        >
                          {words.stop}
                        </Button>
                      </li>
                    )
                  })}
                </ul>
              </section>
            </>
          )
        }
      </Loaded>
    </>
  )
}
