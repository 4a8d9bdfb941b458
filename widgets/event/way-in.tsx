import { useStoreMap, useUnit } from 'effector-react'
import { $registrations } from '../../core/content/event-registration'
import { $joined, type EventSignUp } from '../../core/content/events'
import { $isSignedIn } from '../../core/session/arrival'
import { $config } from '../../core/site/config'
import { $isFirstParty } from '../../core/site/settings'
import { Button, ButtonLink } from '../ui/button'
import { InlineNotice } from '../ui/notice'
import { $words } from './event.words'

interface WayInProps {
  event: EventSignUp
  isLoading: boolean
  onOpen: () => void
}

/** The button that leads to the form, or why there is none. On a page of another site the form is on the shop's own page. */
export function WayIn({ event, isLoading, onOpen }: WayInProps) {
  const { eventId, standing } = event
  const { words, config, isFirstParty, isSignedIn, joined } = useUnit({
    words: $words,
    config: $config,
    isFirstParty: $isFirstParty,
    isSignedIn: $isSignedIn,
    joined: $joined,
  })
  const hasNone = useStoreMap({ store: $registrations, keys: [eventId], fn: (all, [id]) => all[id] === null })
  const shopPage = `${config.checkout}/${config.locale.toLowerCase()}/event?id=${encodeURIComponent(eventId)}`
  const yourPlace = isFirstParty ? (
    <button type="button" className="link" part="place" aria-haspopup="dialog" onClick={onOpen}>
      {words.yourPlace}
    </button>
  ) : (
    <a className="link" part="place" href={shopPage} target="_blank" rel="noopener">
      {words.yourPlace}
      <span className="vh"> {words.atShop}</span>
    </a>
  )
  if (standing !== 'over' && joined.includes(eventId)) {
    return (
      <>
        <InlineNotice tone="success">{words.joined}</InlineNotice>
        {yourPlace}
      </>
    )
  }
  if (standing === 'over') return <p className="muted">{words.over}</p>
  if (standing === 'full') {
    // A shopper of whom nothing is known yet may have one of its places.
    return (
      <>
        <p className="muted">{words.full}</p>
        {!isFirstParty || (isSignedIn && !hasNone) ? yourPlace : null}
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
      <ButtonLink part="join" href={shopPage} target="_blank" rel="noopener">
        {label}
        <span className="vh"> {words.atShop}</span>
      </ButtonLink>
    )
  }
  return (
    <Button part="join" aria-haspopup="dialog" busy={isLoading ? words.loading : undefined} onClick={onOpen}>
      {label}
    </Button>
  )
}
