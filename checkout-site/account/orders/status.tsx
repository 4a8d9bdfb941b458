import { useUnit } from 'effector-react'
import type { Purchase } from '../../../core/purchases'
import { $words } from './orders.words'
import './orders.css'

/** The parcel's stage, once there is one. */
export type OrderState = Purchase['status'] | NonNullable<Purchase['stage']>

export const stateOf = ({ status, stage }: Pick<Purchase, 'status' | 'stage'>): OrderState =>
  status === 'cancelled' || status === 'void' ? status : (stage ?? status)

const tones: Readonly<Partial<Record<OrderState, string>>> = {
  packed: 'info',
  shipped: 'info',
  delivered: 'good',
  placed: 'info',
  refunded: 'good',
}

export function Status({ state }: { state: OrderState }) {
  const words = useUnit($words)
  return <span className={`ostate ${tones[state] ?? ''}`}>{words.status[state]}</span>
}
