import { eyePath } from './eye-path'
import { icon } from './icon'

export const BagIcon = icon('M5 8h14l1 12H4zM9 10V6a3 3 0 0 1 6 0v4')
export const LockIcon = icon(
  'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
)
export const CardIcon = icon('M5 6h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM3 10h18')
export const TruckIcon = icon(
  'M3 6h11v10H3zM14 10h4l3 3v3h-7zM5.7 17.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M15.2 17.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  true,
)
export const EyeIcon = icon(eyePath)
export const StoreIcon = icon('M4 10v10h16V10M3 10l2-6h14l2 6M9 20v-5h6v5')
export const GiftIcon = icon('M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-2-5-7-3-4 0M12 7c2-5 7-3 4 0')
export const PersonIcon = icon('M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 20c1.5-4 5-5 8-5s6.5 1 8 5')
