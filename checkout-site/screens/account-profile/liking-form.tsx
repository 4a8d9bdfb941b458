import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import type { ConsumerProfile } from '../../../core/profile'
import { $detailsError, $keptDetails, $savingDetails, likingSubmitted } from '../../../core/profile/details'
import { $words as $accountWords } from '../../account/account.words'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { Select } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { InterestBoxes } from '../../../widgets/enrolment-parts/interest-boxes'
import '../../../widgets/enrolment-parts/enrolment.css'
import { $words } from './account-profile.words'

/** From 5 to 15, by halves. */
const sizes = Array.from({ length: 21 }, (_none, place) => String(5 + place / 2))

/** Shoe size and interests; an interest that this shop has no word for is kept as it is. */
export function LikingForm({ preferences }: { preferences: ConsumerProfile['preferences'] }) {
  const { saving, kept, failure, words, account, say, submit } = useUnit({
    saving: $savingDetails,
    kept: $keptDetails,
    failure: $detailsError,
    words: $words,
    account: $accountWords,
    say: $say,
    submit: likingSubmitted,
  })
  const size = preferences?.preferredShoeSize ?? ''
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    submit({
      interests: typed.getAll('interests').map(String),
      preferredShoeSize: String(typed.get('shoeSize') ?? ''),
    })
  }
  return (
    <section className="panel">
      <h2>{words.likes}</h2>
      <form className="formroom" onSubmit={send}>
        <Live urgent className="notices">
          {failure?.form === 'liking' ? <Notice tone="danger">{say(failure.error)}</Notice> : null}
        </Live>
        <Select
          label={words.shoeSize}
          name="shoeSize"
          defaultValue={size}
          options={[
            { value: '', label: words.noSize },
            ...(size && !sizes.includes(size) ? [size, ...sizes] : sizes).map(value => ({ value, label: value })),
          ]}
        />
        <InterestBoxes label={words.interests} known={preferences?.interests ?? ''} />
        <div className="formend">
          <Button type="submit" busy={saving === 'liking' ? account.saving : undefined}>
            {account.save}
          </Button>
        </div>
        <Live>{kept === 'liking' ? <Notice tone="success">{account.saved}</Notice> : null}</Live>
      </form>
    </section>
  )
}
