import { useUnit } from 'effector-react'
import { $isCardSaved, $isMakingMain, saveCardChanged, makingMainChanged } from '../../core/payment/saved-cards'
import { Checkbox } from '../../widgets/ui/choice'
import { CardForm } from './card-form'
import { $words } from './saved-cards.words'

/** A shopper's first card becomes the main one anyway. */
export function NewCard({ holder, mayBeMain }: { holder: string; mayBeMain: boolean }) {
  const { isKeeping, isMain, words, keep, make } = useUnit({
    isKeeping: $isCardSaved,
    isMain: $isMakingMain,
    words: $words,
    keep: saveCardChanged,
    make: makingMainChanged,
  })
  return (
    <div className="newcard">
      <CardForm holder={holder} />
      <div>
        <Checkbox checked={isKeeping} onChange={event => keep(event.currentTarget.checked)}>
          {words.save}
        </Checkbox>
        {isKeeping && mayBeMain ? (
          <Checkbox checked={isMain} onChange={event => make(event.currentTarget.checked)}>
            {words.makeMain}
          </Checkbox>
        ) : null}
      </div>
    </div>
  )
}
