import { useUnit } from 'effector-react'
import { $dialogs, dialogAt } from '../../core/dialogs'
import { $errorText } from '../shell/error-text'
import { $acceptFailure, $isAccepting, termsAccepted } from '../../core/profile'
import { termsPutOff } from '../../core/profile/employee-terms'
import '../../core/wiring/session/employee-terms'
import { Button } from '../../widgets/ui/button'
import { Dialog, DialogHead } from '../../widgets/ui/dialog'
import '../shell/dialog-sheets'
import { Live, Notice } from '../../widgets/ui/notice'
import { $root } from '../shell/navigation'
import { $words } from './person.words'
import './person.css'

export function EmployeeTerms() {
  const { dialogs, failure, isAccepting, root, words, errorText, accept, close } = useUnit({
    dialogs: $dialogs,
    failure: $acceptFailure,
    isAccepting: $isAccepting,
    root: $root,
    words: $words,
    errorText: $errorText,
    accept: termsAccepted,
    close: termsPutOff,
  })
  const dialog = dialogAt(dialogs, { name: 'employee-terms', owner: 'page' })
  if (!dialog) return null
  return (
    <Dialog open={dialog.state === 'open'} onClose={() => close()} label={words.termsTitle}>
      <DialogHead closeLabel={words.close} onClose={() => close()}>
        {words.termsTitle}
      </DialogHead>
      <div className="db terms">
        <p>{words.termsIntro}</p>
        <ul>
          {words.terms.map(term => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <a href={`${root}/associate-discount-terms`} target="_blank" rel="noreferrer">
          {words.allTerms}
        </a>
        <Live urgent>{failure ? <Notice tone="danger">{errorText(failure)}</Notice> : null}</Live>
        <Button busy={isAccepting ? words.accepting : undefined} onClick={() => accept()}>
          {words.accept}
        </Button>
        <Button look="side" onClick={() => close()}>
          {words.notNow}
        </Button>
      </div>
    </Dialog>
  )
}
