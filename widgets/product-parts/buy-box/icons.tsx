import { icon } from '../../ui/icon'

export const BellIcon = icon('M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4')
