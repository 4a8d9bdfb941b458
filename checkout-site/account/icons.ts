import { icon } from '../../widgets/ui/icon'

export const HomeIcon = icon('M4 11l8-7 8 7v9H4z')
export const BoxIcon = icon('M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8')
export const PinIcon = icon(
  'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
)
export const StarIcon = icon('M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6L12 16.4 7 19.2l1.2-5.6L4 9.8l5.6-.6z')
export const BellIcon = icon('M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4')
export const MailIcon = icon('M4 6h16v12H4zM4 7l8 6 8-6')
export const ShieldIcon = icon('M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.2 2.2L15.5 10')
export const KeyIcon = icon('M4 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12l8-8M16 7l3 3M13.5 9.5l2 2')
export const FileIcon = icon('M6 3h8l4 4v14H6zM14 3v4h4M12 11v6M9 14.5l3 3 3-3')
export const ChatIcon = icon('M4 5h16v11H10l-4 4v-4H4z')
