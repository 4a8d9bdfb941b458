import '../../core/wiring/analytics/follow-pop-ups'
import '../../core/wiring/content/pop-up-knows-the-shopper'
import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  $isAway,
  $shown,
  $stage,
  closePressed,
  dismissPressed,
  pillPressed,
  placeLeft,
  placeShown,
} from '../../core/content/pop-ups'
import { dialogsLookedAt } from '../../core/wiring/content/pop-up-and-dialogs'
import { useHandle } from '../host/handle'
import { IconButton } from '../ui/button'
import button from '../ui/button.css?inline'
import { CloseIcon } from '../ui/icon'
import { GiftIcon } from '../ui/object-icons'
import { Card } from './card'
import css from './pop-up.css?inline'
import { $words } from './pop-up.words'
import { useRoomForBag } from './room-for-bag'
import { InLanguage } from '../ui/in-language'

export const styles = [button, css]

interface PopUpProps {
  site: string
  name: string
  delay: number
}

/** It is no modal, and takes the focus only if that was in it already. */
export function PopUpView({ site, name, delay }: PopUpProps) {
  const { id } = useHandle()
  const { words, shown, stage, isAway, ...events } = useUnit({
    words: $words,
    shown: $shown,
    stage: $stage,
    isAway: $isAway,
    show: placeShown,
    leave: placeLeft,
    look: dialogsLookedAt,
    expand: pillPressed,
    close: closePressed,
    dismiss: dismissPressed,
  })
  const { show, leave, look } = events
  useEffect(() => {
    look()
    show({ id, site, name, delay: delay >= 0 ? delay : null })
    return () => void leave({ id })
  }, [show, leave, look, id, site, name, delay])

  const section = useRef<HTMLElement>(null)
  const isOpen = stage === 'maximised'
  // Before this rendering: the focused button may go with it.
  const hadFocus = section.current?.matches(':focus-within') === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what opened or closed it
  useLayoutEffect(() => {
    if (hadFocus) section.current?.querySelector<HTMLElement>(isOpen ? 'h2' : '.expand')?.focus()
  }, [isOpen])
  useRoomForBag(section, `${shown?.key} ${stage}`)

  if (shown?.place !== id) return null
  const { popUp } = shown
  return (
    <section
      ref={section}
      className={'pop' + (isOpen ? ' open' : '') + (isAway ? ' away' : '')}
      aria-label={popUp.minimizedTitle}
      onKeyDown={event => {
        if (event.key === 'Escape' && isOpen) events.close()
      }}
    >
      {isOpen ? (
        <Card popUp={popUp} closeLabel={words.close} onClose={events.close} />
      ) : (
        <div className="pill" part="pill">
          <button type="button" className="expand" aria-expanded="false" onClick={() => events.expand()}>
            <GiftIcon />
            <InLanguage language={popUp.language}>{popUp.minimizedTitle}</InLanguage>
          </button>
          <IconButton label={words.dismiss} onClick={() => events.dismiss()}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </section>
  )
}
