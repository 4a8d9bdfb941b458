import { useUnit } from 'effector-react'
import { useId, useRef } from 'react'
import { $pictures, type ChosenPicture, pictureRemoved, picturesChosen, pictureRetried } from '../../../core/contact'
import { $errorText } from '../../shell/error-text'
import { AlertIcon } from '../../../widgets/ui/signs'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { $words, type AccountWarrantyWords } from './account-warranty.words'
import '../../../widgets/ui/pick.css'
import './claim-pictures.css'

/** Each picture with its name, its progress and a button to remove it. */
export function ClaimPictures({ error }: { error: string | undefined }) {
  const { pictures, words, say, choose, remove, again } = useUnit({
    pictures: $pictures,
    words: $words,
    say: $errorText,
    choose: picturesChosen,
    remove: pictureRemoved,
    again: pictureRetried,
  })
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  const said = words.pictures
  const sent = pictures.filter(({ pictureId }) => pictureId !== null)
  const saying = (picture: ChosenPicture) => problemOf(picture, said, say)
  return (
    <fieldset className={error ? 'field bad' : 'field'}>
      <legend className="label">
        {said.label} <span>{said.optional}</span>
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
        <span>{said.add}</span>
      </label>
      <p className={error ? 'err' : 'hint'} id={note}>
        {error ? <AlertIcon small /> : null}
        <span>{error ?? said.hint}</span>
      </p>
      <Live className="vh">
        {pictures.map(saying).find(Boolean) ??
          (pictures.length > 0 && sent.length === pictures.length ? said.sent : '')}
      </Live>
      {pictures.length > 0 ? (
        <ul className="claim-pictures">
          {pictures.map((picture, index) => {
            const { file, base64, pictureId, problem } = picture
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and a row holds no state.
              <li key={index}>
                {base64 ? (
                  <img src={`data:image/jpeg;base64,${base64}`} alt={said.nameOf(file.name)} />
                ) : (
                  <span className="ground" />
                )}
                <div>
                  <b>
                    <bdi>{file.name}</bdi>
                  </b>
                  {problem ? (
                    <InlineNotice tone="danger">{saying(picture)}</InlineNotice>
                  ) : (
                    <p className="muted">{pictureId ? said.sent : said.sending}</p>
                  )}
                  <div className="actions">
                    {problem && problem !== 'unreadable' && problem !== 'too-large' ? (
                      <button type="button" className="link" onClick={() => again(file)}>
                        {said.again}
                      </button>
                    ) : null}
                    <button
                      type="button"
                      className="link"
                      aria-label={said.removeIt(file.name)}
                      onClick={() => {
                        remove(picture)
                        input.current?.focus()
                      }}
                    >
                      {said.remove}
                    </button>
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      ) : null}
    </fieldset>
  )
}

function problemOf(
  { problem }: ChosenPicture,
  words: AccountWarrantyWords['pictures'],
  say: (error: Exclude<NonNullable<ChosenPicture['problem']>, string>) => string,
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
      return say(problem)
  }
}
