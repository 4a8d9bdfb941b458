import { useUnit } from 'effector-react'
import { $undoableLine, lineRestored } from '../../core/cart/extras'
import { Live } from '../ui/notice'
import { $words } from './beside-lines.words'

export function Restore() {
  const { gone, words, restore } = useUnit({ gone: $undoableLine, words: $words, restore: lineRestored })
  return (
    <Live className="undo">
      {gone ? (
        <>
          <span>{words.removed(gone.name)}</span>{' '}
          <button type="button" className="link" onClick={() => restore()}>
            {words.undo}
          </button>
        </>
      ) : null}
    </Live>
  )
}
