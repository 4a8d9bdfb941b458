import { useUnit } from 'effector-react'
import { useId, useRef } from 'react'
import { $pictures, type ChosenPicture, pictureRemoved, picturesChosen, pictureRetried } from '../../../core/contact'
import type { ErrorText } from '../../../core/errors/sentences'
import { $errorText } from '../../shell/error-text'
import { AlertIcon } from '../../../widgets/ui/signs'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { $words, type AccountWarrantyWords } from './account-warranty.words'
import '../../../widgets/ui/pick.css'
import './claim-pictures.css'

const $pictureWords = $words.map(({ pictures }) => pictures)

/** Each picture with its name, its progress and a button to remove it. */
export function ClaimPictures({ error }: { error: string | undefined }) {
  const { pictures, words, errorText, choose } = useUnit({
    pictures: $pictures,
    words: $pictureWords,
    errorText: $errorText,
    choose: picturesChosen,
  })
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  const areSent = pictures.length > 0 && pictures.every(({ pictureId }) => pictureId !== null)
  const firstProblem = pictures.map(({ problem }) => problemText(problem, words, errorText)).find(Boolean)
  return (
    <fieldset className={error ? 'field bad' : 'field'}>
      <legend className="label">
        {words.label} <span>{words.optional}</span>
      </legend>
      <label className="btn side compact pick">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-describedby={note}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])])
            // Lets the same file be chosen again.
            currentTarget.value = ''
          }}
        />
        <span>{words.add}</span>
      </label>
      <p className={error ? 'err' : 'hint'} id={note}>
        {error ? <AlertIcon small /> : null}
        <span>{error ?? words.hint}</span>
      </p>
      <Live className="vh">{firstProblem ?? (areSent ? words.sent : '')}</Live>
      {pictures.length > 0 ? (
        <ul className="claim-pictures">
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and a row holds no state.
            <ClaimPicture key={index} picture={picture} onRemoved={() => input.current?.focus()} />
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}

function ClaimPicture({ picture, onRemoved }: { picture: ChosenPicture; onRemoved: () => void }) {
  const { words, errorText, remove, retry } = useUnit({
    words: $pictureWords,
    errorText: $errorText,
    remove: pictureRemoved,
    retry: pictureRetried,
  })
  const { file, base64, pictureId, problem } = picture
  const mayRetry = problem !== null && typeof problem !== 'string'
  return (
    <li>
      {base64 ? (
        <img src={`data:image/jpeg;base64,${base64}`} alt={words.nameOf(file.name)} />
      ) : (
        <span className="ground" />
      )}
      <div>
        <b>
          <bdi>{file.name}</bdi>
        </b>
        {problem ? (
          <InlineNotice tone="danger">{problemText(problem, words, errorText)}</InlineNotice>
        ) : (
          <p className="muted">{pictureId ? words.sent : words.sending}</p>
        )}
        <div className="actions">
          {mayRetry ? (
            <button type="button" className="link" onClick={() => retry(file)}>
              {words.again}
            </button>
          ) : null}
          <button
            type="button"
            className="link"
            aria-label={words.removeIt(file.name)}
            onClick={() => {
              remove(picture)
              onRemoved()
            }}
          >
            {words.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

function problemText(
  problem: ChosenPicture['problem'],
  words: AccountWarrantyWords['pictures'],
  errorText: ErrorText,
): string | undefined {
  switch (problem) {
    case null:
      return undefined
    case 'too-many':
      return words.tooMany
    case 'too-large':
      return words.tooLarge
    case 'unreadable':
      return words.unreadable
    default:
      return errorText(problem)
  }
}
