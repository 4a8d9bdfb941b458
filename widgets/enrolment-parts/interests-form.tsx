import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import type { ErrorText } from '../../core/errors/sentences'
import type { ConsumerProfile } from '../../core/profile'
import { $detailsError, $savingDetails, likingSubmitted } from '../../core/profile/details'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { $words } from './enrolment.words'
import { InterestBoxes } from './interest-boxes'

/** The shoe size stays as it is. */
export function InterestsForm({
  preferences,
  errorText,
}: {
  preferences: ConsumerProfile['preferences']
  errorText: ErrorText
}) {
  const { words, failure, saving, submit } = useUnit({
    words: $words,
    failure: $detailsError,
    saving: $savingDetails,
    submit: likingSubmitted,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit({
      interests: new FormData(event.currentTarget).getAll('interests').map(String),
      preferredShoeSize: preferences?.preferredShoeSize ?? '',
    })
  }
  return (
    <form className="stepform" onSubmit={send}>
      <Live urgent>
        {failure?.form === 'liking' ? <Notice tone="danger">{errorText(failure.error)}</Notice> : null}
      </Live>
      <InterestBoxes isTitled label={words.interestsTitle} known={preferences?.interests ?? ''} />
      <Button type="submit" busy={saving === 'liking' ? words.saving : undefined}>
        {words.save}
      </Button>
    </form>
  )
}
