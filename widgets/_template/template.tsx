import { useStoreMap, useUnit } from 'effector-react'
import { useHandle } from '../host/handle'
import css from './template.css?inline'
import { $answered, questionPressed } from './template.model'
import { $words } from './template.words'

export const styles = [css]

export function Template({ question }: { question: string }) {
  const { id } = useHandle()
  const { words, press } = useUnit({ words: $words, press: questionPressed })
  const isOpen = useStoreMap({ store: $answered, keys: [id], fn: (answered, [key]) => answered.includes(key) })
  return (
    <>
      <button
        type="button"
        className="ask"
        part="button"
        data-touch="ask"
        aria-expanded={isOpen}
        onClick={() => press(id)}
      >
        {question}
      </button>
      {isOpen ? <p className="answer">{words.answer(2)}</p> : null}
    </>
  )
}
