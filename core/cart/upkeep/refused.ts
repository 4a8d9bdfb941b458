import { createStore } from 'effector'
import type { Code } from '../../errors/catalogue'
import { hasCode, type ShopError } from '../../errors/shop-error'
import { $cartError, $lineErrors } from '../lines'
import type { Queued } from '../operations'
import { operationRequested, writeRefused } from '../queue'

$lineErrors
  .on(writeRefused, (errors, { operation, error }) =>
    isLines(operation, error) ? { ...errors, [operation.itemId]: asLineError(operation, error) } : errors,
  )
  .on(operationRequested, (errors, operation) => {
    if (!('itemId' in operation) || !errors[operation.itemId]) return errors
    const { [operation.itemId]: _gone, ...others } = errors
    return others
  })

$cartError
  .on(writeRefused, (current, { operation, error }) => (isCarts(operation, error) ? error : current))
  .reset(operationRequested)

export const $couponError = createStore<ShopError | null>(null)
  .on(writeRefused, (current, { operation, error }) => (operation.kind === 'apply-coupon' ? error : current))
  .reset(operationRequested)

function isLines(operation: Queued, error: ShopError): operation is Queued & { itemId: string } {
  return (
    operation.kind === 'remove' ||
    operation.kind === 'save' ||
    (operation.kind === 'change' && (operation.giftOption !== undefined || isAboutLine(error.code)))
  )
}

function isCarts(operation: Queued, error: ShopError): boolean {
  return operation.kind !== 'add' && operation.kind !== 'apply-coupon' && !isLines(operation, error)
}

// A page does not carry the catalogue; a test compares the two.
const aboutLine: readonly string[] = [
  'ORD404',
  'PRC400',
  'GWP403',
  'INV405',
  'INV406',
  'INV407',
  'INV408',
  'INV409',
  'INV700',
  'INV701',
  'INV702',
  'INV703',
] satisfies readonly Code[]

export function isAboutLine(code: string): boolean {
  return aboutLine.includes(code)
}

// A failed removal has one message, and a gift's quantity is about its maximum.
function asLineError(operation: Queued, error: ShopError): ShopError {
  if (operation.kind === 'remove') return { ...error, code: 'remove-failed' } as ShopError
  return hasCode(error, 'GWP403') ? ({ ...error, code: 'INV408' } as ShopError) : error
}
