import { useUnit } from 'effector-react'
import { type CSSProperties, useState } from 'react'
import {
  $isFulfilled,
  $isProofAwaited,
  disclaimerColour,
  type PopUp,
  registrationPressed,
} from '../../core/content/pop-ups'
import { $config } from '../../core/site/config'
import { usePart } from '../host/use-part'
import { Button, IconButton } from '../ui/button'
import { CloseIcon } from '../ui/icon'
import { Live } from '../ui/notice'
import { pictureAddress } from '../ui/picture'
import { $words } from './pop-up.words'
import { InLanguage } from '../ui/in-language'

const WIDTH = 380

const loadForm = () => import('./news-form').then(({ NewsForm: View, styles }) => ({ View, styles }))

const loadAgain = () => import('./news-form').then(({ ProofAgain: View, styles }) => ({ View, styles }))

interface CardProps {
  popUp: PopUp
  closeLabel: string
  onClose: () => void
}

/** A pop-up that has expanded. */
export function Card({ popUp, closeLabel, onClose }: CardProps) {
  const { words, config, isFulfilled, isAwaited } = useUnit({
    words: $words,
    config: $config,
    isFulfilled: $isFulfilled,
    isAwaited: $isProofAwaited,
  })
  const isAsked = isFulfilled && isAwaited
  const { logo, picture } = popUp
  return (
    <div className="card" part="card">
      {picture ? (
        <img
          className="pic"
          src={pictureAddress(picture.url, WIDTH, config.api)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          decoding="async"
          onError={event => event.currentTarget.classList.add('lost')}
        />
      ) : null}
      <div className="bd">
        <div>
          {logo ? (
            <img
              className={'logo ' + (popUp.logoSize ?? 'small')}
              src={pictureAddress(logo.url, WIDTH, config.api)}
              alt={logo.alt}
              width={logo.width}
              height={logo.height}
              onError={event => event.currentTarget.classList.add('lost')}
            />
          ) : null}
          <h2 tabIndex={-1}>
            {isAsked ? (
              words.awaitedTitle
            ) : (
              <InLanguage language={popUp.language}>
                {isFulfilled ? (popUp.confirmationTitle ?? words.done) : popUp.maximizedTitle}
              </InLanguage>
            )}
          </h2>
          <Live>
            {isFulfilled ? (
              <p>
                {isAsked ? (
                  words.awaited
                ) : (
                  <InLanguage language={popUp.language}>{popUp.confirmationText ?? words.done}</InLanguage>
                )}
              </p>
            ) : null}
          </Live>
          {!isFulfilled && popUp.text ? (
            <p className="muted">
              <InLanguage language={popUp.language}>{popUp.text}</InLanguage>
            </p>
          ) : null}
        </div>
        {isFulfilled ? null : popUp.kind === 'newsletter' ? (
          <Newsletter popUp={popUp} />
        ) : (
          <Registration popUp={popUp} />
        )}
        {isAsked ? <Again /> : null}
        {isFulfilled ? null : <Fine popUp={popUp} />}
      </div>
      <IconButton className="close" label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

/** Its form comes with the card, since a pill alone needs none. */
function Newsletter({ popUp }: { popUp: PopUp }) {
  const words = useUnit($words)
  const [times, setTimes] = useState(1)
  const Form = usePart(loadForm, times)
  if (Form === 'lost')
    return (
      <>
        <Live urgent>{words.lost}</Live>
        <Button look="side" onClick={() => setTimes(times + 1)}>
          {words.tryAgain}
        </Button>
      </>
    )
  return Form ? <Form popUp={popUp} /> : <div className="ghost" aria-busy="true" />
}

/** Came with the form. */
function Again() {
  const Part = usePart(loadAgain, 1)
  return Part && Part !== 'lost' ? <Part /> : null
}

function Registration({ popUp }: { popUp: PopUp }) {
  const press = useUnit(registrationPressed)
  return (
    <Button aria-haspopup="dialog" onClick={() => press()}>
      <InLanguage language={popUp.language}>{popUp.submitCtaLabel}</InLanguage>
    </Button>
  )
}

function Fine({ popUp }: { popUp: PopUp }) {
  const words = useUnit($words)
  const { disclaimer, terms } = popUp
  if (!disclaimer && !terms) return null
  const color = disclaimerColour(popUp)
  const isElsewhere = terms?.targetAttribute === '_blank'
  return (
    <p className="fine">
      {disclaimer ? (
        <span className={color ? 'own' : undefined} style={color ? ({ '--own': color } as CSSProperties) : undefined}>
          <InLanguage language={popUp.language}>{disclaimer}</InLanguage>
        </span>
      ) : null}{' '}
      {terms ? (
        <a href={terms.url} target={isElsewhere ? '_blank' : undefined} rel="noopener">
          <InLanguage language={popUp.language}>{terms.text ?? terms.url}</InLanguage>
          {isElsewhere ? <span className="vh"> {words.newTab}</span> : null}
        </a>
      ) : null}
    </p>
  )
}
