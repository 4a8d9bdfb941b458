import type { InvitationWords } from './invitation.words'

export const words: InvitationWords = {
  invited: points => `دعاك أحد الأعضاء. إذا انضممت إلى النادي وأكّدت بريدك الإلكتروني، يحصل على ${points} نقطة.`,
  notValid: 'هذه الدعوة غير صالحة. يمكنك الانضمام من دونها.',
}
