import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $errorText, sentencesWanted } from '../../core/errors/sentences'
import type { WalletRefusal } from '../../core/wallets'
import { InlineNotice } from '../ui/notice'
import type { WalletWords } from './wallet-buttons.words'

/** Why a wallet bought nothing: the first problem, in the wallets' words or the catalogue's. */
export function Problem({ refusal, words }: { refusal: WalletRefusal; words: WalletWords }) {
  const { errorText, want } = useUnit({ errorText: $errorText, want: sentencesWanted })
  useEffect(() => want(), [want])
  const [problem] = refusal.problems
  const { code = 'wallet-unknown', message = '' } = problem ?? {}
  const own = Object.hasOwn(words, code) ? words[code as keyof WalletWords] : null
  return <InlineNotice tone="danger">{own ?? errorText({ code, message })}</InlineNotice>
}
