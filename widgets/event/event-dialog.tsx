import '../../core/wiring/content/event-asks-to-sign-in'
import '../../core/wiring/content/event-knows-the-shopper'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { signInPressed, signUpPressed } from '../../core/content/event-joining'
import { $events, eventShown } from '../../core/content/events'
import { dialogDismissed } from '../../core/dialogs'
import { $errorText } from '../../core/errors/sentences'
import { $config } from '../../core/site/config'
import { $features, $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'
import { $settingsFailures } from '../../core/site/settings-failures'
import { Button, ButtonLink } from '../ui/button'
import choice from '../ui/choice.css?inline'
import { Dialog, DialogHead } from '../ui/dialog'
import dialogCss from '../ui/dialog.css?inline'
import modalCss from '../ui/modal.css?inline'
import field from '../ui/field.css?inline'
import { Live, Notice } from '../ui/notice'
import { $words as $eventWords } from './event.words'
import own from './join.css?inline'
import { FormSkeleton } from './form-skeleton'
import { Join } from './join'
import { $words } from './join.words'

export const styles = [choice, dialogCss, modalCss, field, own]

interface EventDialogProps {
  eventId: string
  owner: string
  isOpen: boolean
}

/** Step one is to sign in or make an account, in the shop's own dialogs; step two is the form. */
export function EventDialog({ eventId, owner, isOpen }: EventDialogProps) {
  const { words, eventWords, errorText, config, settings, failures, isFirstParty, ...events } = useUnit({
    words: $words,
    eventWords: $eventWords,
    errorText: $errorText,
    config: $config,
    settings: $settings,
    failures: $settingsFailures,
    isFirstParty: $isFirstParty,
    show: eventShown,
    loadSettings: settingsWanted,
    dismiss: dialogDismissed,
  })
  const { show, loadSettings } = events
  const entry = useStoreMap({ store: $events, keys: [eventId], fn: (all, [id]) => all[id] ?? null })
  useEffect(() => {
    show(eventId)
    loadSettings()
  }, [show, loadSettings, eventId])
  const close = () => events.dismiss({ name: 'event', owner })
  const event = entry?.value ?? null
  const title = event?.title ?? words.title
  const body = () => {
    if (!event && entry?.error) {
      return (
        <Live urgent className="ways">
          <Notice tone="danger">{entry.error.status === 404 ? eventWords.unknown : errorText(entry.error)}</Notice>
          <Button look="side" onClick={() => events.show(eventId)}>
            {words.retry}
          </Button>
        </Live>
      )
    }
    if (!event || (settings === null && failures === 0)) return <FormSkeleton label={words.loading} />
    if (!isFirstParty) {
      return (
        <>
          <p>{words.elsewhere}</p>
          <ButtonLink
            href={`${config.checkout}/${config.locale.toLowerCase()}/event?id=${encodeURIComponent(eventId)}`}
            target="_blank"
            rel="noopener"
          >
            {words.toShop}
            <span className="vh"> {words.newTab}</span>
          </ButtonLink>
        </>
      )
    }
    return <Join event={event} guest={<GuestStep />} onDone={close} />
  }
  return (
    <Dialog open={isOpen} onClose={close} label={title} className="join">
      <DialogHead closeLabel={words.close} onClose={close}>
        {title}
      </DialogHead>
      <div className="db" tabIndex={-1}>
        {body()}
      </div>
    </Dialog>
  )
}

function GuestStep() {
  const { words, features, signIn, signUp } = useUnit({
    words: $words,
    features: $features,
    signIn: signInPressed,
    signUp: signUpPressed,
  })
  return (
    <>
      <p className="muted small">{words.step(1)}</p>
      <p>{words.signInFirst}</p>
      <div className="ways">
        <Button aria-haspopup="dialog" onClick={() => signIn()}>
          {words.signIn}
        </Button>
        {features['signUp'] === false ? null : (
          <Button look="side" aria-haspopup="dialog" onClick={() => signUp()}>
            {words.signUp}
          </Button>
        )}
      </div>
    </>
  )
}
