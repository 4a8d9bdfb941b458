import type { InvitationWords } from './invitation.words'

export const words: InvitationWords = {
  invited: points =>
    `Un membre vous a invité. Si vous rejoignez le club et confirmez votre adresse e-mail, il recevra ${points} points.`,
  notValid: 'Cette invitation n’est pas valable. Vous pouvez vous inscrire sans elle.',
}
