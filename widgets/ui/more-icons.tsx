import { icon } from './icon'

// What an open bag does not show with its first line.

export const StoreIcon = icon('M4 10v10h16V10M3 10l2-6h14l2 6M9 20v-5h6v5')
export const GiftIcon = icon('M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-2-5-7-3-4 0M12 7c2-5 7-3 4 0')
