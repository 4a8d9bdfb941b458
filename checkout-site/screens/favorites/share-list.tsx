import { useUnit } from 'effector-react'
import { $errorText } from '../../shell/error-text'
import { SharedLink } from '../../shell/shared-link'
import { $isSharing, $share, $shareError, sharePressed } from '../../../core/lists/sharing'
import { Button } from '../../../widgets/ui/button'
import { $words } from './favorites.words'

/** The device's share dialog, else copying the link, else showing it. */
export function ShareList({ title }: { title: string }) {
  const { share, error, isSharing, words, errorText, press } = useUnit({
    share: $share,
    error: $shareError,
    isSharing: $isSharing,
    words: $words,
    errorText: $errorText,
    press: sharePressed,
  })
  return (
    <div className="share">
      <Button look="side" compact busy={isSharing ? words.sharing : null} onClick={() => press({ title })}>
        {words.share}
      </Button>
      <SharedLink shared={share} error={error && errorText(error)} words={words} />
    </div>
  )
}
