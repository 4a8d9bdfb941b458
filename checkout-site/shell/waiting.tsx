import { useUnit } from 'effector-react'
import { $words } from './shell.words'
import { FormGhost } from './state'

/** Shown until a screen has loaded. */
export function Waiting() {
  const { words } = useUnit({ words: $words })
  return (
    <div className="plain">
      <main>
        <FormGhost label={words.loading} fields={3} />
      </main>
    </div>
  )
}
