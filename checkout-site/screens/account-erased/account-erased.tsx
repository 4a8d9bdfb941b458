import { useUnit } from 'effector-react'
import { StatePage } from '../../shell/state-page'
import { PersonIcon } from '../../../widgets/ui/object-icons'
import { $words } from './account-erased.words'

export function AccountErased() {
  const words = useUnit($words)
  return (
    <StatePage title={words.title} sign={<PersonIcon />}>
      {words.text}
    </StatePage>
  )
}
