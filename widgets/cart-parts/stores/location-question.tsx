import { useUnit } from 'effector-react'
import { positionAgreed, positionDeclined } from '../../../core/stores'
import { Button } from '../../ui/button'
import { $words } from './stores.words'

/** Explains why the position is needed before the browser asks. */
export function LocationQuestion() {
  const { words, agree, decline } = useUnit({ words: $words, agree: positionAgreed, decline: positionDeclined })
  return (
    <>
      <div className="db ask">
        <p>{words.locationText}</p>
      </div>
      <div className="df">
        <Button onClick={() => agree()}>{words.locationAgree}</Button>
        <Button look="side" onClick={() => decline()}>
          {words.locationDecline}
        </Button>
      </div>
    </>
  )
}
