import { icon } from '../ui/icon'

export const BellIcon = icon('M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4')
export const ReturnIcon = icon('M4 9h11a5 5 0 0 1 0 10H8M8 5L4 9l4 4', true)
