import { daysFrom } from './catalogue/days'
import type { SeedGiftCard } from './types'

const PIN = '1234'
const years = (count: number) => Math.round(count * 365.25)

/** The sandbox's gift cards; every other number is `GFC800`. */
export const giftCards = (now: Date): readonly SeedGiftCard[] => {
  const card = (number: string, own: Partial<SeedGiftCard>): SeedGiftCard => ({
    number,
    pin: PIN,
    currency: 'USD',
    initialAmount: 5000,
    balance: 5000,
    expiresAt: daysFrom(now, years(4)),
    allowed: true,
    ...own,
  })
  return [
    card('6006491260550227445', {}),
    card('6006491260550227452', { initialAmount: 50_000, balance: 50_000 }),
    card('6006491260550227460', { balance: 0 }),
    card('6006491260550227478', { expiresAt: daysFrom(now, -30) }),
    card('6006491260550227486', { allowed: false }),
  ]
}
