import '../../core/wiring/session/sign-in-takes-guest-cart'
import '../../core/wiring/session/shopper-is-known-by-name'
import { enrolmentLoaded } from '../../core/wiring/session/sign-in-is-a-dialog'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { $dialogs, dialogAt, dialogDismissed, dialogOpened } from '../../core/dialogs'
import { $session } from '../../core/session'
import { $errorText, sentencesWanted } from '../../core/errors/sentences'
import { $isSignedIn, shopperShown } from '../../core/session/arrival'
import { wayInShown } from '../../core/session/by-window'
import { ownSignInOpened } from '../../core/session/shop-sign-in'
import { $features, $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'
import { $config } from '../../core/site/config'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import buttonCss from '../ui/button.css?inline'
import dialogCss from '../ui/dialog.css?inline'
import modalCss from '../ui/modal.css?inline'
import noticeCss from '../ui/notice.css?inline'
import { Button } from '../ui/button'
import { Dialog, DialogHead } from '../ui/dialog'
import { Live, Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import skeletonCss from '../ui/skeleton.css?inline'
import { ByPassword } from './by-password'
import { ByWindow } from './by-window'
import type { Step } from '../../core/enrolment/flow'
import type { CurrentStep } from './enrolment'
import own from './sign-in.css?inline'
import { openerText } from './sign-in.closed-words'
import { $words } from './sign-in.words'

export const styles = [buttonCss, dialogCss, modalCss, noticeCss, skeletonCss, own]

const loadEnrolment = () =>
  import(/* chunk: enrolment */ './enrolment').then(({ Enrolment, styles }) => ({ View: Enrolment, styles }))

const loadAugmented = () => import('./augmented').then(({ Augmented: View, styles }) => ({ View, styles }))

const loadHere = () => import('./signed-in').then(({ Here: View }) => ({ View, styles: [] }))

/** A password is typed in the dialog only on the shop's own pages. */
export function SignIn({ noButton }: { noButton: boolean }) {
  const place = { name: 'sign-in', owner: useHandle().id }
  const { dialogs, config, words, isSignedIn, settings, features, isFirstParty, ...events } = useUnit({
    dialogs: $dialogs,
    config: $config,
    words: $words,
    isSignedIn: $isSignedIn,
    settings: $settings,
    features: $features,
    isFirstParty: $isFirstParty,
    open: dialogOpened,
    dismiss: dialogDismissed,
    show: wayInShown,
    reportShown: shopperShown,
    loadSettings: settingsWanted,
    loadSentences: sentencesWanted,
    reportLoaded: enrolmentLoaded,
    askWho: ownSignInOpened,
  })
  const { askWho, show, reportShown, loadSettings, loadSentences, reportLoaded } = events
  const dialog = dialogAt(dialogs, place)
  const isOpen = dialog?.state === 'open'
  const hasSteps = settings !== null && isFirstParty
  const [current, setCurrent] = useState<CurrentStep | null>(null)
  const Enrolment = usePart(loadEnrolment, isOpen && hasSteps ? 1 : 0)
  useEffect(() => {
    if (Enrolment && Enrolment !== 'lost') reportLoaded()
  }, [Enrolment, reportLoaded])
  const step = current?.step
  // The editors' page loads after the dialog can be used.
  const screen = isFirstParty && settings?.brand ? screenOf(step ?? null, isSignedIn) : null
  const Augmented = usePart(loadAugmented, isOpen && screen && Enrolment ? 1 : 0)
  const body = useRef<HTMLDivElement>(null)
  // The pressed control goes with its step, so the next step takes the focus.
  useEffect(() => {
    if (step && document.activeElement === document.body) body.current?.focus()
  }, [step])
  // The notice about a merge is loaded before a code that came back is used.
  useEffect(() => {
    void import('../../core/wiring/session/merge-says-what-is-missing').catch(() => {}).then(() => show())
  }, [show])
  useEffect(() => reportShown(), [reportShown])
  useEffect(() => {
    if (!isOpen) return
    loadSettings()
    // Without a connection they could not be fetched any more.
    loadSentences()
  }, [isOpen, loadSettings, loadSentences])
  useEffect(() => {
    if (isOpen && hasSteps) askWho()
  }, [isOpen, hasSteps, askWho])
  const close = () => events.dismiss(place)
  const title = current?.title ?? (isSignedIn ? words.hereTitle : words.title)
  // If an address is looked up first, the password form waits until the steps have loaded or failed.
  const isStepFirst = features['simplifiedEnrolment'] === true && Enrolment === null
  const isForeign = config.trust === 'third-party' || (settings !== null && !isFirstParty)
  const beginning = (): ReactNode => {
    if (isSignedIn) {
      return step ? null : <ForAccount isOpen={isOpen} page={isForeign ? 'foreign' : settings ? 'own' : 'unknown'} />
    }
    if (isForeign) return <ByWindow />
    if (!settings || isStepFirst) return <FormSkeleton />
    return step && step !== 'sign-in' ? null : <ByPassword go={current?.go} />
  }
  return (
    <>
      {noButton ? null : <Opener isOpen={isOpen} onOpen={() => events.open(place)} />}
      <Dialog open={isOpen} onClose={close} label={title}>
        <DialogHead closeLabel={words.close} onClose={close}>
          {title}
        </DialogHead>
        <div className="db" ref={body} tabIndex={-1}>
          {beginning()}
          {Enrolment && Enrolment !== 'lost' ? (
            <Enrolment isOpen={isOpen} requestedStep={dialog?.props['step']} onStep={setCurrent} />
          ) : null}
          {isOpen && screen && Augmented && Augmented !== 'lost' ? (
            <Augmented key={screen} screen={screen} site={settings?.brand ?? ''} />
          ) : null}
        </div>
      </Dialog>
    </>
  )
}

/** The button that opens the dialog, with the name of whoever is signed in. */
function Opener({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { config, isSignedIn, session } = useUnit({ config: $config, isSignedIn: $isSignedIn, session: $session })
  return (
    <button
      type="button"
      className="opener"
      part="opener"
      data-touch="open"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {openerText(config.locale, isSignedIn, session?.firstName ?? null)}
    </button>
  )
}

/** What somebody who is signed in can do here. */
function ForAccount({ isOpen, page }: { isOpen: boolean; page: 'foreign' | 'own' | 'unknown' }) {
  const { words, errorText } = useUnit({ words: $words, errorText: $errorText })
  const [tries, setTries] = useState(1)
  const Here = usePart(loadHere, isOpen ? tries : 0)
  if (Here === 'lost') {
    return (
      <>
        <Live urgent>
          <Notice tone="danger">{errorText({ code: 'unreachable', message: '' })}</Notice>
        </Live>
        <Button onClick={() => setTries(tries + 1)}>{words.tryAgain}</Button>
      </>
    )
  }
  return Here ? <Here page={page} /> : <FormSkeleton />
}

/** The page of the editors for a step, if it has one. */
function screenOf(step: Step | null, isSignedIn: boolean): string | null {
  if (step === 'non-loyalty') return 'loyalty-modal'
  if (step === 'sign-up') return 'sign-up-modal'
  return !isSignedIn && (step === null || step === 'sign-in' || step === 'lookup') ? 'sign-in-modal' : null
}

function FormSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height="176px" />
    </div>
  )
}
