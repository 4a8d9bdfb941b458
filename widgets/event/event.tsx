import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { registrationWanted } from '../../core/content/event-registration'
import { $events, eventShown } from '../../core/content/events'
import { $dialogs, dialogAt, dialogOpened } from '../../core/dialogs'
import { $errorText, sentencesWanted } from '../../core/errors/sentences'
import { $isSignedIn } from '../../core/session/arrival'
import { $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { loadCleaner } from '../ui/load-cleaner'
import { Button } from '../ui/button'
import button from '../ui/button.css?inline'
import { InlineNotice, Live, Notice } from '../ui/notice'
import notice from '../ui/notice.css?inline'
import type { attributes } from './event.attributes'
import own from './event.css?inline'
import { $words } from './event.words'
import { EventAbout } from './event-about'
import { WayIn } from './way-in'

export const styles = [button, notice, own]

const loadDialog = () => import('./event-dialog').then(({ EventDialog, styles }) => ({ View: EventDialog, styles }))

export function EventView({ event: eventId, noButton }: PropsOf<typeof attributes>) {
  const owner = useHandle().id
  const { words, errorText, settings, isFirstParty, isSignedIn, ...events } = useUnit({
    words: $words,
    errorText: $errorText,
    settings: $settings,
    isFirstParty: $isFirstParty,
    isSignedIn: $isSignedIn,
    show: eventShown,
    open: dialogOpened,
    loadRegistration: registrationWanted,
    loadSettings: settingsWanted,
    loadSentences: sentencesWanted,
  })
  const { show, open, loadRegistration, loadSettings, loadSentences } = events
  const entry = useStoreMap({ store: $events, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  const dialog = useStoreMap({
    store: $dialogs,
    keys: [owner],
    fn: (dialogs, [owner]) => dialogAt(dialogs, { name: 'event', owner }),
  })
  const [attempts, setAttempts] = useState(0)
  const part = usePart(loadDialog, dialog ? attempts + 1 : attempts)
  const Form = part === 'lost' ? null : part
  useEffect(() => {
    show(eventId)
    if (eventId) loadSettings()
  }, [show, loadSettings, eventId])
  const mayBeRegistered = Boolean(eventId && isSignedIn && settings && isFirstParty)
  useEffect(() => {
    if (mayBeRegistered) loadRegistration(eventId)
  }, [mayBeRegistered, loadRegistration, eventId])
  const place = useRef<HTMLDivElement>(null)
  const isRetried = useRef(false)
  const event = entry?.value ?? null
  const error = entry?.error ?? null
  // The retry button had the focus, and is gone.
  useEffect(() => {
    if (event && isRetried.current) place.current?.focus()
    isRetried.current = false
  }, [event])
  if (!eventId) return null
  const openForm = () => {
    // Without a connection they could not be loaded later.
    loadSentences()
    setAttempts(attempts + (Form ? 0 : 1))
    open({ name: 'event', owner })
  }
  return (
    <>
      {noButton ? null : (
        <div ref={place} tabIndex={-1} className="place">
          {event ? (
            <EventAbout event={event} load={loadCleaner}>
              <div className="way">
                <WayIn event={event} isLoading={dialog !== null && part === null} onOpen={openForm} />
              </div>
              <Live urgent>
                {dialog && part === 'lost' ? <InlineNotice tone="danger">{words.lost}</InlineNotice> : null}
              </Live>
            </EventAbout>
          ) : error ? null : (
            <div className="wait" aria-busy="true">
              <span className="vh">{words.loading}</span>
              <i className="skel" />
            </div>
          )}
          <Live urgent>
            {error ? (
              <div className="failed">
                <Notice tone="danger">{error.status === 404 ? words.unknown : errorText(error)}</Notice>
                <Button
                  look="side"
                  compact
                  onClick={() => {
                    isRetried.current = true
                    show(eventId)
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
