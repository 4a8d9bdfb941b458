import '../../core/wiring/session/guest-cart-goes-along'
import '../../core/wiring/session/shopper-is-known-by-name'
import '../../core/wiring/session/sign-in-is-a-dialog'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $dialogs, dialogAt, dialogDismissed, dialogOpened } from '../../core/dialogs'
import { $session } from '../../core/session'
import { $isSignedIn } from '../../core/session/arrival'
import { wayInShown } from '../../core/session/by-window'
import { $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'
import { $config } from '../../core/site/config'
import { useHandle } from '../host/handle'
import buttonCss from '../ui/button.css?inline'
import dialogCss from '../ui/dialog.css?inline'
import noticeCss from '../ui/notice.css?inline'
import { Dialog, DialogHead } from '../ui/dialog'
import { Skeleton } from '../ui/skeleton'
import skeletonCss from '../ui/skeleton.css?inline'
import { ByPassword } from './by-password'
import { ByWindow } from './by-window'
import { Here } from './here'
import own from './sign-in.css?inline'
import { openerText } from './sign-in.closed-words'
import { $words } from './sign-in.words'

/** The sheets of the view; those of the shell are there already. */
export const styles = [buttonCss, dialogCss, noticeCss, skeletonCss, own]

/** The button, and its dialog: a password is typed in it on the shop's own pages alone. */
export function SignIn({ noButton }: { noButton: boolean }) {
  const place = { name: 'sign-in', owner: useHandle().id }
  const { dialogs, config, words, session, isSignedIn, settings, isFirstParty, ...events } = useUnit({
    dialogs: $dialogs,
    config: $config,
    words: $words,
    session: $session,
    isSignedIn: $isSignedIn,
    settings: $settings,
    isFirstParty: $isFirstParty,
    open: dialogOpened,
    dismiss: dialogDismissed,
    show: wayInShown,
    wantSettings: settingsWanted,
  })
  const { show, wantSettings } = events
  const isOpen = dialogAt(dialogs, place)?.state === 'open'
  useEffect(() => show(), [show])
  useEffect(() => {
    if (isOpen) wantSettings()
  }, [isOpen, wantSettings])
  const close = () => events.dismiss(place)
  const title = isSignedIn ? words.hereTitle : words.title
  return (
    <>
      {noButton ? null : (
        <button
          type="button"
          className="opener"
          part="opener"
          data-touch="open"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => events.open(place)}
        >
          {openerText(config.locale, isSignedIn, session?.firstName ?? null)}
        </button>
      )}
      <Dialog open={isOpen} onClose={close} label={title}>
        <DialogHead closeLabel={words.close} onClose={close}>
          {title}
        </DialogHead>
        <div className="db">
          {isSignedIn ? (
            <Here />
          ) : config.trust === 'third-party' || (settings && !isFirstParty) ? (
            <ByWindow />
          ) : settings ? (
            <ByPassword />
          ) : (
            <div aria-busy="true">
              <Skeleton height="176px" />
            </div>
          )}
        </div>
      </Dialog>
    </>
  )
}
