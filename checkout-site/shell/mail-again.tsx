import { useUnit } from 'effector-react'
import type { ShopError } from '../../core/errors/shop-error'
import { Button } from '../../widgets/ui/button'
import { InlineNotice, Live } from '../../widgets/ui/notice'
import { $errorText } from './error-text'
import './mail-again.css'
import { $words } from './mail-again.words'

export interface MailAgainProps {
  isSending: boolean
  isSent: boolean
  error: ShopError | null
  onSend: () => void
}

/** Sends a mail with a link once more, and says so. */
export function MailAgain({ isSending, isSent, error, onSend }: MailAgainProps) {
  const { words, errorText } = useUnit({ words: $words, errorText: $errorText })
  return (
    <div className="mail-again">
      <Button look="side" compact busy={isSending ? words.sending : undefined} onClick={onSend}>
        {words.again}
      </Button>
      <Live>
        {isSent ? <InlineNotice tone="success">{words.sent}</InlineNotice> : null}
        {error ? <InlineNotice tone="danger">{errorText(error)}</InlineNotice> : null}
      </Live>
    </div>
  )
}
