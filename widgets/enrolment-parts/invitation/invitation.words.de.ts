import type { InvitationWords } from './invitation.words'

export const words: InvitationWords = {
  invited: points =>
    `Ein Mitglied hat Sie eingeladen. Wenn Sie dem Club beitreten und Ihre E-Mail-Adresse bestätigen, bekommt es ${points} Punkte.`,
  notValid: 'Diese Einladung ist nicht gültig. Sie können auch ohne sie ein Konto anlegen.',
}
