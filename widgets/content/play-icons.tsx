import { icon } from '../ui/icon'

export const PauseIcon = icon('M8 5v14M16 5v14')
export const PlayIcon = icon('M7 4.5v15l12-7.5z')
