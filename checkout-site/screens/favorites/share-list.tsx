import { useUnit } from 'effector-react'
import { $errorText } from '../../shell/error-text'
import { $isSharing, $share, $shareError, sharePressed } from '../../../core/lists/sharing'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
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
      <Live>
        {error ? <InlineNotice tone="danger">{errorText(error)}</InlineNotice> : null}
        {share?.outcome === 'copied' ? <InlineNotice tone="success">{words.copied}</InlineNotice> : null}
      </Live>
      {share?.outcome === 'shown' ? (
        <TextInput
          label={words.link}
          dir="ltr"
          readOnly
          value={share.url}
          onFocus={event => event.currentTarget.select()}
        />
      ) : null}
    </div>
  )
}
