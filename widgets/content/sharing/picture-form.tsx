import { useUnit } from 'effector-react'
import { useId, useRef } from 'react'
import type { ShopError } from '../../../core/errors/shop-error'
import { $errorText } from '../../../core/errors/sentences'
import {
  $chosenPicture,
  $isSendingPicture,
  $pictureAttempts,
  $pictureDraft,
  $pictureError,
  $pictureProblems,
  charactersLeft,
  MAX_NAME_LENGTH,
  pictureChosen,
  pictureRemoved,
  pictureSubmitted,
  pictureTyped,
} from '../../../core/social/posting'
import { CountedText } from '../../product-parts/counted-text'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choice'
import { TextInput } from '../../ui/field'
import { Live, Notice } from '../../ui/notice'
import { AlertIcon } from '../../ui/signs'
import { useFirstInvalid } from '../../ui/use-first-invalid'
import { Preview } from './preview'
import { $words, type SharePictureWords } from './share-picture.words'

interface PictureFormProps {
  product: string | null
  category: string | null
}

export function PictureForm(place: PictureFormProps) {
  const { words, errorText, draft, problems, error, attempt, isSending, type, submit } = useUnit({
    words: $words,
    errorText: $errorText,
    draft: $pictureDraft,
    problems: $pictureProblems,
    error: $pictureError,
    attempt: $pictureAttempts,
    isSending: $isSendingPicture,
    type: pictureTyped,
    submit: pictureSubmitted,
  })
  const form = useRef<HTMLFormElement>(null)
  useFirstInvalid(form, attempt)
  return (
    <form
      ref={form}
      noValidate
      className="db share-part"
      onSubmit={event => {
        event.preventDefault()
        submit(place)
      }}
    >
      <PictureField isMissing={problems.picture !== undefined} />
      <CountedText
        label={words.caption}
        name="picture-caption"
        dir="auto"
        rows={3}
        hint={words.captionHint}
        left={charactersLeft(draft.caption)}
        error={problems.caption ? words.needsCaption : undefined}
        value={draft.caption}
        onChange={event => type({ caption: event.currentTarget.value })}
      />
      <TextInput
        label={words.author}
        hint={words.authorHint}
        name="picture-author"
        dir="auto"
        autoComplete="nickname"
        maxLength={MAX_NAME_LENGTH}
        error={problems.author ? words.needsAuthor : undefined}
        value={draft.author}
        onChange={event => type({ author: event.currentTarget.value })}
      />
      <Checkbox
        name="picture-is-own"
        checked={draft.isOwn}
        error={problems.isOwn ? words.needsConsent : undefined}
        onChange={event => type({ isOwn: event.currentTarget.checked })}
      >
        {words.consent}
      </Checkbox>
      <Live urgent>
        {error ? <Notice tone="danger">{error.status === 409 ? words.tooMany : errorText(error)}</Notice> : null}
      </Live>
      <p className="muted small">{words.lookedAt}</p>
      <Button type="submit" busy={isSending ? words.sending : undefined}>
        {words.send}
      </Button>
    </form>
  )
}

function PictureField({ isMissing }: { isMissing: boolean }) {
  const { words, errorText, chosen, choose, remove } = useUnit({
    words: $words,
    errorText: $errorText,
    chosen: $chosenPicture,
    choose: pictureChosen,
    remove: pictureRemoved,
  })
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  const problem = chosen?.problem
    ? problemOf(chosen.problem, words, errorText)
    : isMissing
      ? words.needsPicture
      : undefined
  const state = !chosen || problem ? '' : chosen.base64 ? words.ready : words.preparing
  return (
    <fieldset className={problem ? 'field bad' : 'field'}>
      <legend className="label">{words.picture}</legend>
      {chosen?.base64 ? <Preview file={chosen.file} label={words.preview(chosen.file.name)} /> : null}
      <div className="pick-row">
        <label className="btn side compact pick">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={note}
            aria-invalid={problem ? true : undefined}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) choose(file)
              // Lets the same file be chosen again.
              currentTarget.value = ''
            }}
          />
          <span>{chosen ? words.another : words.choose}</span>
        </label>
        {chosen ? (
          <button
            type="button"
            className="link"
            aria-label={words.removeIt(chosen.file.name)}
            onClick={() => {
              remove()
              input.current?.focus()
            }}
          >
            {words.remove}
          </button>
        ) : null}
      </div>
      <p className={problem ? 'err' : 'hint'} id={note}>
        {problem ? <AlertIcon small /> : null}
        <span>{problem ?? words.pictureHint}</span>
      </p>
      <Live className="vh">{chosen?.problem ? problem : state}</Live>
    </fieldset>
  )
}

function problemOf(
  problem: 'unreadable' | 'too-large' | ShopError,
  words: SharePictureWords,
  errorText: (error: ShopError) => string,
): string {
  if (problem === 'unreadable') return words.unreadable
  return problem === 'too-large' ? words.tooLarge : errorText(problem)
}
