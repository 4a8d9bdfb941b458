import { icon } from './icon'

export const TickIcon = icon('M5 12.5l4.5 4.5L19 7.5')
export const InfoIcon = icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.7v.1')
export const AlertIcon = icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.5v5.5M12 16.2v.1')
export const ClockIcon = icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 2')
