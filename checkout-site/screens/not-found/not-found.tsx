import { useUnit } from 'effector-react'
import { StatePage } from '../../shell/state-page'
import { $words } from './not-found.words'

export function NotFound() {
  const words = useUnit($words)
  return <StatePage title={words.title}>{words.text}</StatePage>
}
