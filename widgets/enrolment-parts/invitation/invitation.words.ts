import { defineWords } from '../../../core/site/words'

const english = {
  invited: (points: string) =>
    `A member invited you. If you join the club and confirm your email address, they get ${points} points.`,
  notValid: 'This invitation is not valid. You can join without it.',
}

export type InvitationWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./invitation.words.fr'),
  de: () => import('./invitation.words.de'),
  ja: () => import('./invitation.words.ja'),
  ar: () => import('./invitation.words.ar'),
})
