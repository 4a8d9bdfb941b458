import type { InvitationWords } from './invitation.words'

export const words: InvitationWords = {
  invited: points =>
    `会員の方からのご招待です。クラブに入会してメールアドレスを確認すると、招待した方に ${points} ポイントが付きます。`,
  notValid: 'この招待は無効です。招待がなくてもご登録いただけます。',
}
