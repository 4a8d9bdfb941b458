import { useUnit } from 'effector-react'
import { $dialogs, dialogAt, dialogDismissed, dialogOpened } from '../../core/dialogs'
import { FailedNotice } from '../shell/failed'
import { $errorText } from '../shell/error-text'
import { $klarnaFailure } from '../../core/payment/wallet-methods'
import { Dialog, DialogHead } from '../../widgets/ui/dialog'
import '../shell/dialog-sheets'
import { Live, Notice } from '../../widgets/ui/notice'
import { KlarnaPlace } from '../../widgets/wallet-buttons/klarna-part'
import { $words } from './wallet-methods.words'
import '../../widgets/wallet-buttons/buttons.css'
import '../../widgets/wallet-buttons/own-wallets.css'
import './wallet-methods.css'

const info = { name: 'pay-later-info', owner: 'page' }

export function KlarnaMethod() {
  const { words, errorText, failure, dialogs, open, close } = useUnit({
    words: $words,
    errorText: $errorText,
    failure: $klarnaFailure,
    dialogs: $dialogs,
    open: dialogOpened,
    close: dialogDismissed,
  })
  const dialog = dialogAt(dialogs, info)
  return (
    <div className="walletway">
      <Live urgent>{failure ? <Notice tone="danger">{errorText(failure)}</Notice> : null}</Live>
      <KlarnaPlace lost={again => <FailedNotice lead={words.klarnaFailed} error={null} onRetry={again} />} />
      <p className="muted small">
        {words.klarnaHint}{' '}
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => open(info)}>
          {words.howItWorks}
        </button>
      </p>
      {dialog ? (
        <Dialog open={dialog.state === 'open'} onClose={() => close(info)} label={words.infoTitle}>
          <DialogHead closeLabel={words.close} onClose={() => close(info)}>
            {words.infoTitle}
          </DialogHead>
          <div className="db paylater">
            <ol>
              {words.infoSteps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="muted small">{words.infoTerms}</p>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
