import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { $registrations, placeWanted } from '../../core/content/event-place'
import { $events, $joined, eventShown } from '../../core/content/events'
import { $dialogs, dialogAt, dialogOpened } from '../../core/dialogs'
import { $errorText, sentencesWanted } from '../../core/errors/sentences'
import { $isSignedIn } from '../../core/session/arrival'
import { $config } from '../../core/site/config'
import { $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { loadCleaner } from '../ui/load-cleaner'
import { Button, ButtonLink } from '../ui/button'
import button from '../ui/button.css?inline'
import { InlineNotice, Live, Notice } from '../ui/notice'
import notice from '../ui/notice.css?inline'
import type { attributes } from './event.attributes'
import own from './event.css?inline'
import { $words } from './event.words'
import { EventAbout } from './event-about'

export const styles = [button, notice, own]

const loadDialog = () => import('./event-dialog').then(({ EventDialog, styles }) => ({ View: EventDialog, styles }))

export function EventView({ event: eventId, noButton }: PropsOf<typeof attributes>) {
  const owner = useHandle().id
  const { words, say, config, settings, isFirstParty, isSignedIn, joined, ...does } = useUnit({
    words: $words,
    say: $errorText,
    config: $config,
    settings: $settings,
    isFirstParty: $isFirstParty,
    isSignedIn: $isSignedIn,
    joined: $joined,
    show: eventShown,
    wantPlace: placeWanted,
    open: dialogOpened,
    wantSettings: settingsWanted,
    wantSentences: sentencesWanted,
  })
  const { show, wantSettings, wantPlace } = does
  const entry = useStoreMap({ store: $events, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const hasNone = useStoreMap({ store: $registrations, keys: [eventId], fn: (all, [id]) => all[id] === null })
  const dialog = useStoreMap({
    store: $dialogs,
    keys: [owner],
    fn: (dialogs, [owner]) => dialogAt(dialogs, { name: 'event', owner }),
  })
  const [times, setTimes] = useState(0)
  const part = usePart(loadDialog, dialog ? times + 1 : times)
  const Form = part === 'lost' ? null : part
  useEffect(() => {
    show(eventId)
    if (eventId) wantSettings()
  }, [show, wantSettings, eventId])
  const mayHavePlace = Boolean(eventId && isSignedIn && settings && isFirstParty)
  useEffect(() => {
    if (mayHavePlace) wantPlace(eventId)
  }, [mayHavePlace, wantPlace, eventId])
  const place = useRef<HTMLDivElement>(null)
  const isRetried = useRef(false)
  const event = entry?.value ?? null
  // Another try's button had the focus, and is gone.
  useEffect(() => {
    if (event && isRetried.current) place.current?.focus()
    isRetried.current = false
  }, [event])
  if (!eventId) return null
  const press = () => {
    // Without a connection neither could be fetched any more.
    does.wantSentences()
    setTimes(times + (Form ? 0 : 1))
    does.open({ name: 'event', owner })
  }
  const elsewhere = `${config.checkout}/${config.locale.toLowerCase()}/event?id=${encodeURIComponent(eventId)}`
  const way = () => {
    // A full event may be full of them.
    const yourPlace = isFirstParty ? (
      <button type="button" className="link" part="place" aria-haspopup="dialog" onClick={press}>
        {words.yourPlace}
      </button>
    ) : (
      <a className="link" part="place" href={elsewhere} target="_blank" rel="noopener">
        {words.yourPlace}
        <span className="vh"> {words.atShop}</span>
      </a>
    )
    if (event?.standing !== 'over' && joined.includes(eventId)) {
      return (
        <>
          <InlineNotice tone="success">{words.joined}</InlineNotice>
          {yourPlace}
        </>
      )
    }
    if (event?.standing !== 'open') {
      return (
        <>
          <p className="muted">{event?.standing === 'full' ? words.full : words.over}</p>
          {event?.standing === 'full' && (!isFirstParty || (isSignedIn && !hasNone)) ? yourPlace : null}
        </>
      )
    }
    const label = (
      <span lang={event.language} dir="auto">
        {event.submitCtaLabel}
      </span>
    )
    if (!isFirstParty) {
      return (
        <ButtonLink part="join" href={elsewhere} target="_blank" rel="noopener">
          {label}
          <span className="vh"> {words.atShop}</span>
        </ButtonLink>
      )
    }
    return (
      <Button
        part="join"
        aria-haspopup="dialog"
        busy={dialog && part === null ? words.loading : undefined}
        onClick={press}
      >
        {label}
      </Button>
    )
  }
  return (
    <>
      {noButton ? null : (
        <div ref={place} tabIndex={-1} className="place">
          {event ? (
            <EventAbout event={event} load={loadCleaner}>
              <div className="way">{way()}</div>
              <Live urgent>
                {dialog && part === 'lost' ? <InlineNotice tone="danger">{words.lost}</InlineNotice> : null}
              </Live>
            </EventAbout>
          ) : entry?.error ? null : (
            <div className="wait" aria-busy="true">
              <span className="vh">{words.loading}</span>
              <i className="skel" />
            </div>
          )}
          <Live urgent>
            {entry?.error ? (
              <div className="failed">
                <Notice tone="danger">{entry.error.status === 404 ? words.unknown : say(entry.error)}</Notice>
                <Button
                  look="side"
                  compact
                  onClick={() => {
                    isRetried.current = true
                    does.show(eventId)
                  }}
                >
                  {words.retry}
                </Button>
              </div>
            ) : null}
          </Live>
        </div>
      )}
      {dialog && Form ? <Form eventId={eventId} owner={owner} isOpen={dialog.state === 'open'} /> : null}
    </>
  )
}
