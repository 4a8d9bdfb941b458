import { useUnit } from 'effector-react'
import type { ShopError } from '../../core/errors/shop-error'
import { Notice } from '../../widgets/ui/notice'
import { $errorText } from '../shell/error-text'
import { $words } from './cancel-order.words'
import { whyNot } from './why-not'

export function CancelFailure({ error }: { error: ShopError | null }) {
  const { words, errorText } = useUnit({ words: $words, errorText: $errorText })
  return error ? <Notice tone="danger">{whyNot(error, words) ?? errorText(error)}</Notice> : null
}
