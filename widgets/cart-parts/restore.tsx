import { useUnit } from 'effector-react'
import { $undoableLine, lineRestored } from '../../core/cart/extras'
import { Live } from '../ui/notice'
import { $words } from './beside-lines.words'

export function Restore() {
  const { line, words, restore } = useUnit({ line: $undoableLine, words: $words, restore: lineRestored })
  return (
    <Live className="undo">
      {line ? (
        <>
          <span>{words.removed(line.name)}</span>{' '}
          <button type="button" className="link" onClick={() => restore()}>
            {words.undo}
          </button>
        </>
      ) : null}
    </Live>
  )
}
