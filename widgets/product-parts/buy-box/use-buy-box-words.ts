import { useUnit } from 'effector-react'
import { $words } from './buy-box.words'

export const useBuyBoxWords = () => useUnit($words)
