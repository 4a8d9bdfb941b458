import { createEffect } from 'effector'
import type { NetworkError } from '../errors/shop-error'
import { $isCalling } from './outcomes'
import { type Received, type Sent, sendOut } from './send-out'

export type { Received, Sent }

/** The only place where tests replace the network. */
export const fetchFx = createEffect<Sent, Received, NetworkError>(sendOut)

$isCalling.on(fetchFx.pending, (_before, isCalling) => isCalling)
