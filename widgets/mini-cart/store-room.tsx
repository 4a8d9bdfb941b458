import { useUnit } from 'effector-react'
import { $dialogs, dialogDismissed } from '../../core/dialogs'
import { $errorText } from '../../core/errors/sentences'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { Live, Notice } from '../ui/notice'

const FIRST = 'cart-change-shipping-method'

const load = () => import(/* chunk: stores */ '../cart-parts/stores/stores-part')

/** Loads the store dialogs when one is requested, and says so if they cannot be loaded. */
export function StoreRoom() {
  const { id: owner } = useHandle()
  const { dialogs, errorText, dismiss } = useUnit({
    dialogs: $dialogs,
    errorText: $errorText,
    dismiss: dialogDismissed,
  })
  const isWanted = dialogs.some(
    ({ name, owner: whose, state }) => name === FIRST && whose === owner && state === 'open',
  )
  // The next press retries a failed load.
  const Stores = usePart(
    () =>
      load().catch(error => {
        dismiss({ name: FIRST, owner })
        throw error
      }),
    isWanted ? 1 : 0,
  )
  return (
    <>
      <Live urgent>
        {Stores === 'lost' ? <Notice tone="danger">{errorText({ code: 'unreachable', message: '' })}</Notice> : null}
      </Live>
      {Stores && Stores !== 'lost' ? <Stores owner={owner} /> : null}
    </>
  )
}
