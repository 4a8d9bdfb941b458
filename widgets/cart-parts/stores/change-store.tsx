import { useUnit } from 'effector-react'
import { listed } from '../../../core/format/listed'
import { $locale } from '../../../core/site/config'
import {
  $chosenPlace,
  $elsewhere,
  $pickUpRequest,
  $targets,
  changeConfirmed,
  changeDeclined,
} from '../../../core/stores'
import { Button } from '../../ui/button'
import { $words } from './stores.words'

export function ChangeStore() {
  const { place, elsewhere, targets, fetching, locale, words, confirm, decline } = useUnit({
    locale: $locale,
    place: $chosenPlace,
    elsewhere: $elsewhere,
    targets: $targets,
    fetching: $pickUpRequest,
    words: $words,
    confirm: changeConfirmed,
    decline: changeDeclined,
  })
  const name = place?.name ?? ''
  const busy = fetching ? words.choosing : undefined
  return (
    <>
      <div className="db ask">
        <p>{words.confirmText(name)}</p>
        <ul>
          {elsewhere.map(line => (
            <li key={line.itemId}>
              <b>
                <bdi>{line.name}</bdi>
              </b>{' '}
              <span className="muted">
                <bdi>{line.storeName}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="df">
        <Button busy={busy} onClick={() => confirm('all')}>
          {words.moveAll}
        </Button>
        <Button look="side" onClick={() => confirm('one')}>
          {words.moveOne(
            listed(
              targets.map(line => line.name),
              locale,
            ),
          )}
        </Button>
        <Button look="side" onClick={() => decline()}>
          {words.moveNone}
        </Button>
      </div>
    </>
  )
}
