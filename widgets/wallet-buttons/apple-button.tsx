import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { sentencesWanted } from '../../core/errors/sentences'
import { $locale } from '../../core/site/config'
import { $settings, settingsWanted } from '../../core/site/settings'
import { $isPaying, type WalletRequest, walletFailed, walletStarted } from '../../core/wallets'
import { AppleFace } from './apple-face'
import { showAppleSheet } from './apple-pay'
import { useWalletActions } from './use-wallet-actions'
import type { WalletWords } from './wallet-buttons.words'

export interface AppleButtonProps {
  wish: Omit<WalletRequest, 'wallet'>
  /** In major units as text: what is known before the service answers. */
  price: { amount: string; currency: string }
  /** Nothing of it is shipped. */
  isDigital?: boolean
  /** Why it cannot be pressed yet, as one of the words. */
  blockedBy: keyof WalletWords | null
  words: WalletWords
}

/** Apple's own button if the browser draws it, else one by Apple's rules. */
export function AppleButton({ wish, price, isDigital, blockedBy, words }: AppleButtonProps) {
  const { settings, locale, isPaying, start, fail, want, wantSentences } = useUnit({
    settings: $settings,
    locale: $locale,
    isPaying: $isPaying,
    start: walletStarted,
    fail: walletFailed,
    want: settingsWanted,
    wantSentences: sentencesWanted,
  })
  useEffect(() => want(), [want])
  const shop = useWalletActions()
  const merchant = settings?.applePay
  const press = () => {
    if (!merchant) return
    start({ ...wish, wallet: 'DW_APPLE_PAY' })
    wantSentences()
    if (blockedBy) return fail({ problems: [{ code: blockedBy, of: null, field: null }] })
    const request = {
      ...price,
      ...merchant,
      // At the end of checkout the address is known.
      asksAddress: wish.context !== 'checkout' && !isDigital,
    }
    try {
      showAppleSheet(request, shop, words)
    } catch {
      fail({ problems: [{ code: 'wallet-unknown', of: null, field: null }] })
    }
  }
  return <AppleFace label={words.applePay} lang={locale} disabled={isPaying || !merchant} onPress={press} />
}
