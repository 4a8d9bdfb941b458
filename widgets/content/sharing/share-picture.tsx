import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { dialogDismissed, dialogWanted } from '../../../core/dialogs'
import { $isSignedIn } from '../../../core/session/arrival'
import { $features } from '../../../core/site/settings'
import { $isPictureSent, pictureFormLeft } from '../../../core/social/posting'
import { Button } from '../../ui/button'
import choice from '../../ui/choice.css?inline'
import { Dialog, DialogHead } from '../../ui/dialog'
import dialogCss from '../../ui/dialog.css?inline'
import field from '../../ui/field.css?inline'
import modalCss from '../../ui/modal.css?inline'
import { Notice } from '../../ui/notice'
import pick from '../../ui/pick.css?inline'
import { PictureForm } from './picture-form'
import own from './share-picture.css?inline'
import { $words } from './share-picture.words'

export const styles = [choice, dialogCss, modalCss, field, pick, own]

export interface SharePictureProps {
  owner: string
  isOpen: boolean
  product: string | null
  category: string | null
  onClosed: () => void
}

/** Sign-in first, then the form, then thanks. */
export function SharePicture({ owner, isOpen, onClosed, ...place }: SharePictureProps) {
  const { words, isSignedIn, isSent, dismiss, leave } = useUnit({
    words: $words,
    isSignedIn: $isSignedIn,
    isSent: $isPictureSent,
    dismiss: dialogDismissed,
    leave: pictureFormLeft,
  })
  const close = () => dismiss({ name: 'share-picture', owner })
  const thanks = useRef<HTMLDivElement>(null)
  // The pressed button has gone with the form.
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={() => {
        leave()
        onClosed()
      }}
      label={words.title}
      className="share"
    >
      <DialogHead closeLabel={words.close} onClose={close}>
        {words.title}
      </DialogHead>
      {isSent ? (
        <div className="db share-part" ref={thanks} tabIndex={-1}>
          <Notice tone="success">{words.thanks}</Notice>
          <Button onClick={close}>{words.back}</Button>
        </div>
      ) : isSignedIn ? (
        <PictureForm {...place} />
      ) : (
        <SignInFirst />
      )}
    </Dialog>
  )
}

function SignInFirst() {
  const { words, features, requestDialog } = useUnit({
    words: $words,
    features: $features,
    requestDialog: dialogWanted,
  })
  return (
    <div className="db share-part">
      <p>{words.signInFirst}</p>
      <Button aria-haspopup="dialog" onClick={() => requestDialog({ name: 'sign-in', over: true })}>
        {words.signIn}
      </Button>
      {features['signUp'] === false ? null : (
        <Button look="side" aria-haspopup="dialog" onClick={() => requestDialog({ name: 'sign-up', over: true })}>
          {words.signUp}
        </Button>
      )}
    </div>
  )
}
