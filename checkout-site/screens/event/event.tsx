import '../../../core/wiring/content/event-knows-the-shopper'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { $events, eventShown } from '../../../core/content/events'
import { $features, settingsWanted } from '../../../core/site/settings'
import { Failed } from '../../shell/failed'
import { $home } from '../../shell/home'
import { ShopPage } from '../../shell/shop-page'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { FormGhost, State } from '../../shell/state'
import { EventAbout } from '../../../widgets/event/event-about'
import { Join } from '../../../widgets/event/join'
import { $words } from '../../../widgets/event/join.words'
import { ButtonLink } from '../../../widgets/ui/button'
import '../../../widgets/event/event.css'
import '../../../widgets/event/join.css'
import './event.css'

/** `?id=…` names the event. Pages of other sites lead here, since they learn nothing of whoever signs up. */
export function EventScreen() {
  const { words, shell, home, show } = useUnit({
    words: $words,
    shell: $shellWords,
    home: $home,
    show: eventShown,
  })
  const id = new URLSearchParams(useSearch()).get('id') ?? ''
  const entry = useStoreMap({ store: $events, keys: [id], fn: (all, [one]) => all[one] ?? null })
  useEffect(() => {
    if (id) show(id)
  }, [show, id])
  const event = entry?.value ?? null
  const error = entry?.error ?? null
  const isUnknown = !id || error?.status === 404
  return (
    <ShopPage title={event?.title ?? words.title}>
      <main className="eventpage">
        {event ? (
          <>
            <EventAbout event={event} level={1} load={null} />
            <section className="joinplace" aria-label={words.title}>
              <Join event={event} guest={<Guest id={id} />} onDone={() => location.assign(home)} />
            </section>
          </>
        ) : isUnknown ? (
          <State title={words.noneTitle} action={{ label: shell.continueShopping, href: home }}>
            {words.none}
          </State>
        ) : error ? (
          <Failed title={words.title} error={error} onRetry={() => show(id)} />
        ) : (
          <FormGhost label={shell.loading} />
        )}
      </main>
    </ShopPage>
  )
}

/** The first step: the shop's own screens, which lead back here. */
function Guest({ id }: { id: string }) {
  const { words, root, features, loadSettings } = useUnit({
    words: $words,
    root: $root,
    features: $features,
    loadSettings: settingsWanted,
  })
  useEffect(() => loadSettings(), [loadSettings])
  const back = `?from=${encodeURIComponent(`${root}/event?id=${encodeURIComponent(id)}`)}`
  return (
    <div className="ways">
      <p className="muted small">{words.step(1)}</p>
      <p>{words.signInFirst}</p>
      <ButtonLink href={`${root}/sign-in${back}`}>{words.signIn}</ButtonLink>
      {features['signUp'] === false ? null : (
        <ButtonLink look="side" href={`${root}/sign-up${back}`}>
          {words.signUp}
        </ButtonLink>
      )}
    </div>
  )
}
