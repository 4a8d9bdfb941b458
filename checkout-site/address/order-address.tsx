import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $isSavingShipping, $shipment } from '../../core/delivery'
import { $addressRemovalError, $isRemovingAddress, orderAddressRemoved } from '../../core/delivery/removal'
import { $shownAddress } from '../../core/wiring/checkout/saved-addresses'
import { Live, Notice } from '../../widgets/ui/notice'
import { RemoveButton } from '../shell/remove-button'
import { $errorText } from '../shell/error-text'
import { $words } from './saved-addresses.words'

/** Takes the order's address off it; shown while it has one. An address of the account has a button of its own. */
export function OrderAddress() {
  const { shipment, shown, error, isRemoving, isSaving, words, errorText, remove } = useUnit({
    shipment: $shipment,
    shown: $shownAddress,
    error: $addressRemovalError,
    isRemoving: $isRemovingAddress,
    isSaving: $isSavingShipping,
    words: $words,
    errorText: $errorText,
    remove: orderAddressRemoved,
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    return () => {
      if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[name=firstName]')?.focus()
    }
  }, [])
  const { addressLine1 = '' } = shipment?.shippingAddress ?? {}
  return (
    <div ref={place}>
      {shown === null ? (
        <RemoveButton
          label={words.remove(addressLine1)}
          question={words.removeFromOrder(addressLine1)}
          isBusy={isRemoving}
          isHeld={isSaving}
          onConfirm={remove}
        />
      ) : null}
      <Live urgent>
        {error ? (
          <Notice tone="danger">
            {words.notRemoved} {errorText(error)}
          </Notice>
        ) : null}
      </Live>
    </div>
  )
}
