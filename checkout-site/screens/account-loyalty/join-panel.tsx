import '../../../core/wiring/session/member-is-known'
import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { $isJoining, $joinError, loyaltyJoined } from '../../../core/profile/joining'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './account-loyalty.words'

export function JoinPanel() {
  const { isJoining, error, words, root, errorText, join } = useUnit({
    isJoining: $isJoining,
    error: $joinError,
    words: $words,
    root: $root,
    errorText: $errorText,
    join: loyaltyJoined,
  })
  return (
    <section className="panel">
      <h2>{words.joinTitle}</h2>
      <p>{words.joinText}</p>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <div className="formend">
        <Button busy={isJoining ? words.joining : undefined} onClick={() => join()}>
          {words.join}
        </Button>
        <Link className="link" href={`${root}/loyalty-terms`}>
          {words.terms}
        </Link>
      </div>
    </section>
  )
}
