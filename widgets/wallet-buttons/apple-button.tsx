import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $locale } from '../../core/site/config'
import { $settings, settingsWanted } from '../../core/site/settings'
import { $isPaying, type WalletWish, walletFailed, walletStarted } from '../../core/wallets'
import { showAppleSheet } from './apple-pay'
import { useHands } from './use-hands'
import type { WalletWords } from './wallet-buttons.words'

interface AppleButtonProps {
  wish: Omit<WalletWish, 'wallet'>
  /** Major units as text, and its currency: what is known before the service has counted. */
  price: { amount: string; currency: string }
  isReady: boolean
  words: WalletWords
}

/** Apple's own button where the browser draws it, else one by Apple's rules. */
export function AppleButton({ wish, price, isReady, words }: AppleButtonProps) {
  const { settings, locale, isPaying, start, fail, want } = useUnit({
    settings: $settings,
    locale: $locale,
    isPaying: $isPaying,
    start: walletStarted,
    fail: walletFailed,
    want: settingsWanted,
  })
  useEffect(() => want(), [want])
  const hands = useHands()
  const merchant = settings?.applePay
  const press = () => {
    if (!merchant) return
    start({ ...wish, wallet: 'DW_APPLE_PAY' })
    if (!isReady) return fail({ problems: [{ code: 'chooseFirst', of: null, field: null }] })
    const request = {
      ...price,
      ...merchant,
      // At the end of checkout the shop knows where it goes.
      asksAddress: wish.context !== 'checkout',
    }
    try {
      showAppleSheet(request, hands, words)
    } catch {
      fail({ problems: [{ code: 'wallet-unknown', of: null, field: null }] })
    }
  }
  return (
    <button
      type="button"
      className="apple"
      lang={locale}
      disabled={isPaying || !merchant}
      onClick={press}
      aria-label={words.applePay}
    >
      <svg viewBox="0 0 18 22" aria-hidden="true">
        <path d="M13 0c.1 1.2-.4 2.4-1.100 3.300-.8.9-2 1.600-3.200 1.500-.1-1.200.4-2.400 1.100-3.200C10.600.7 11.900.1 13 0zM16.900 7.500c-1.500.9-2.200 2.100-2.200 3.800 0 1.900 1 3.200 3 4-.5 1.400-1.100 2.700-2 3.900-.8 1.100-1.600 2.200-2.900 2.200-1.200 0-1.600-.8-3.100-.8-1.500 0-2 .8-3.200.8-1.300 0-2.200-1.200-3-2.300C.8 15.900-.4 10.700 1.900 7.600c.9-1.300 2.400-2.100 4-2.200 1.400 0 2.300.9 3.500.9 1.200 0 2.200-.9 3.800-.9 1.500.1 2.800.8 3.700 2.100z" />
      </svg>
      <span aria-hidden="true">Pay</span>
    </button>
  )
}
