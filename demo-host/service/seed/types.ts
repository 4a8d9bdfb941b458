import type { AddressRules, Country, ShopConfig } from '../../../core/site/contracts'
import type { DeliveryClass } from '../../../core/shapes/shipping'

/** Currencies that the sandbox sells in; JPY has no decimals, KWD has three. */
export type Currency = 'USD' | 'CAD' | 'EUR' | 'GBP' | 'JPY' | 'AED' | 'KWD'

/** Whole minor units of a currency: 11200 is $112.00, 112 yen, 11.200 dinars in thousandths. */
export type Minor = number

/** The same sum said in each currency. */
export type Sum = Readonly<Record<Currency, Minor>>

/** Words per language; English is always there and stands in for what is missing. */
export type Words = { readonly en: string; readonly fr?: string }

/** An instant, ISO 8601 in UTC. */
export type Instant = string

/** What a price was from one instant to the next entry's; the first entry is the launch. */
export type SeedPastPrice = { readonly from: Instant; readonly amount: Minor }

/** A variant's price in one currency; `current` below `original` is a sale since `salesPriceActiveDate`. */
export type SeedPrice = {
  readonly original: Minor
  readonly current: Minor
  readonly salesPriceActiveDate?: Instant
  /** Every price there was, oldest first; the last entry is `current`. */
  readonly history: readonly SeedPastPrice[]
  /** Lowest price of the 30 days before the sale began; without a sale there is none to tell. */
  readonly historicBestPrice?: Minor
  /** Lowest price of an earlier sale, where there was one. */
  readonly previousBestSalesPrice?: Minor
}

/** One value of an attribute. */
export type SeedOption = {
  readonly id: string
  readonly value: string
  readonly label: Words
  /** The colour's own paint, `#RRGGBB`, for dots and facets. */
  readonly paint?: string
  /** Names of the pictures of this colour, first view first: `/media/<name>.svg`. */
  readonly pictures?: readonly SeedPicture[]
}

/** One drawing of a product. */
export type SeedPicture = { readonly name: string; readonly view: string; readonly alt: Words }

/** Something to choose, in the order in which it is asked. */
export type SeedAttribute = {
  readonly type: 'color' | 'size' | 'amount'
  readonly label: Words
  readonly options: readonly SeedOption[]
}

/** One thing that can be bought. */
export type SeedVariant = {
  readonly id: string
  /** EAN-13, check digit included; what a cart takes. */
  readonly upc: string
  readonly attributes: readonly { readonly type: SeedAttribute['type']; readonly value: string }[]
  /** The same object for all variants of one price group. */
  readonly prices: Readonly<Record<Currency, SeedPrice>>
  readonly priceGroup: string
  /** Stock for delivery. */
  readonly onHand: number
  /** Stock at stores; a store that is not named has none. */
  readonly stores: readonly { readonly storeId: string; readonly quantity: number }[]
}

/** Facts under the description, one heading each. */
export type SeedDetails = {
  readonly id: string
  readonly label: Words
  readonly expanded: boolean
  readonly data: readonly Words[]
}

/** How tax and returns see a product. */
export type TaxClass = 'footwear' | 'apparel' | 'accessory' | 'gift-card'

/** A product with all its colours and sizes. */
export type SeedProduct = {
  /** Two capitals and more capitals and digits, ten in all. */
  readonly id: string
  /** The id's first six characters. */
  readonly masterId: string
  readonly slug: string
  readonly kind: string
  readonly name: Words
  /** The kind in words, as it stands under the name: 'Road running shoe'. */
  readonly eyebrow: Words
  readonly description: Words
  readonly badge?: Words
  readonly gender: 'men' | 'women' | 'unisex' | 'kids'
  readonly categoryIds: readonly string[]
  readonly productType: 'physical' | 'digital'
  readonly taxClass: TaxClass
  /** Sold before it ships; needs sign-in. */
  readonly presale: boolean
  /** Can be reserved for a store alone. */
  readonly isRobisOnly: boolean
  /** A sold-out variant offers to tell when it is back. */
  readonly notifyMe: boolean
  /** Given by a promotion, never bought (`GWP403`). */
  readonly giftWithPurchase: boolean
  /** Most of each variant in one cart. */
  readonly maxQty: number
  /** Free choice of the sum on a gift card, beside the listed ones. */
  readonly customAmount?: { readonly min: Sum; readonly max: Sum }
  readonly customs?: {
    readonly externalUrl: string
    readonly recipes: readonly { readonly id: string; readonly label: Words }[]
  }
  readonly subscriptionType?: string
  readonly modelMeasurements?: Words
  readonly details: readonly SeedDetails[]
  readonly attributes: readonly SeedAttribute[]
  readonly defaultColor?: string
  readonly variants: readonly SeedVariant[]
  readonly launchedAt: Instant
  /** 0 to 100, for the order of a listing and of search results. */
  readonly popularity: number
  readonly rating: { readonly average: number; readonly count: number }
  /** Product ids that runners also chose. */
  readonly related: readonly string[]
  /** Words that a search may find it by, beyond name and kind. */
  readonly searchTerms: readonly string[]
}

/** A listing; `id` is what stands at the end of its address. */
export type SeedCategory = {
  readonly id: string
  readonly slug: string
  readonly parentId?: string
  readonly name: Words
  readonly description: Words
  readonly position: number
}

/** A store with its people. */
export type SeedStore = {
  readonly id: string
  readonly name: string
  readonly addressLine1: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
  readonly countryCode: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  /** Monday is 1; a closed day has null twice; local time, HH:MM. */
  readonly openingHours: readonly {
    readonly day: number
    readonly opens: string | null
    readonly closes: string | null
  }[]
  readonly services: readonly ('pickup' | 'sts' | 'returns')[]
  readonly employees: readonly { readonly employeeId: string; readonly name: string }[]
}

/** An address of a sandbox person, ready for the profile. */
export type SeedAddress = {
  readonly approachType: 'S' | 'B'
  readonly main: boolean
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly phoneCode: string
  readonly countryCode: string
  readonly addressLine1: string
  readonly addressLine2?: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
}

/** A person who can sign in; the password is hashed by the service when it seeds. */
export type SeedPerson = {
  readonly email: string
  readonly password: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly phoneCode?: string
  readonly postalCode?: string
  readonly birthDate?: string
  readonly gender?: 'male' | 'female' | 'other'
  readonly countryCode: string
  readonly locale: string
  readonly consumerType: 'REGISTERED' | 'EMPLOYEE'
  readonly memberId?: string
  readonly loyalty?: { readonly optInDate: string; readonly points: number; readonly vouchers: readonly SeedVoucher[] }
  readonly athlete?: { readonly currentSpend: Sum; readonly annualCredit: Sum }
  readonly employee?: { readonly currentSpend: Sum; readonly annualCap: Sum; readonly termsAccepted: boolean }
  readonly prosumer?: { readonly currentSpend: Sum; readonly annualCredit: Sum }
  readonly identities: readonly ('WRANX' | 'IPA')[]
  readonly associate?: { readonly storeId: string; readonly employeeId: string }
  readonly locked: boolean
  readonly interests: readonly string[]
  readonly preferredShoeSize?: string
  readonly newsletter: boolean
  readonly addresses: readonly SeedAddress[]
  readonly cards: readonly SeedCard[]
}

/** A saved card as the sandbox provider keeps it; the number is one of the sandbox's own. */
export type SeedCard = {
  readonly number: string
  readonly brand: string
  readonly holder: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly main: boolean
}

/** Points turned into money. */
export type SeedVoucher = {
  readonly code: string
  readonly points: number
  readonly value: Sum
  readonly available: boolean
  readonly eligible: boolean
}

/** What must be true of a cart; all that is given counts, and nothing given is always true. */
export type SeedCondition = {
  readonly minSubtotal?: Sum
  readonly minUnits?: number
  /** At least one line of one of these; a PRODUCT promotion works on those lines alone. */
  readonly categoryIds?: readonly string[]
  readonly productIds?: readonly string[]
  readonly countries?: readonly string[]
  readonly shippingCodes?: readonly string[]
  readonly audience?: 'loyalty' | 'employee' | 'wranx' | 'ipa'
  /** Lines on sale do not count and get nothing off. */
  readonly fullPriceOnly?: boolean
}

/** What a promotion gives. `percent` is of the level's own sum; `fixed-price` is what shipping costs instead. */
export type SeedReward =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly amount: Sum }
  | { readonly type: 'fixed-price'; readonly amount: Sum }
  | { readonly type: 'bonus'; readonly productId: string; readonly upc: string; readonly qty: number }

/** A promotion: automatic without a code, else a coupon. */
export type SeedPromotion = {
  readonly id: string
  readonly campaignId: string
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING'
  readonly couponCode?: string
  readonly name: Words
  readonly callout: Words
  readonly startsAt: Instant
  readonly endsAt?: Instant
  readonly condition: SeedCondition
  readonly reward: SeedReward
  /** Lower ranks are worked out first. */
  readonly rank: number
  /** Nothing else of the same level works beside it. */
  readonly exclusive: boolean
  readonly limit?: { readonly total: number; readonly used: number }
  readonly oncePerConsumer: boolean
  /** Told while `minSubtotal` is not reached: approaching, above-threshold and reached words, split by pipes; `{amount}` is what is missing. */
  readonly approaching?: {
    readonly callout: Words
    readonly displayLevels: readonly ('CART' | 'MINI_CART' | 'CHECKOUT' | 'PDP')[]
  }
}

/** A gift card in circulation. */
export type SeedGiftCard = {
  /** Nineteen digits, no spaces. */
  readonly number: string
  readonly pin: string
  readonly currency: Currency
  readonly initialAmount: Minor
  readonly balance: Minor
  readonly expiresAt: Instant
  /** False: known, but not to be paid with (`GFC725`). */
  readonly allowed: boolean
}

/** A way of delivery; the same code may stand several times, once for each group of countries. */
export type SeedShippingMethod = {
  readonly code: string
  readonly class: DeliveryClass
  readonly countries: readonly string[]
  /** Codes of states that it does not reach, by country. */
  readonly exceptProvinces?: Readonly<Record<string, readonly string[]>>
  readonly label: Words
  readonly description: Words
  readonly deliveryTime: Words
  /** Working days from the order to the door. */
  readonly days: { readonly min: number; readonly max: number }
  readonly prices: Sum
  readonly position: number
}

/** How a country taxes; `gross`: the tax is inside the price. Rates are millionths: 82500 is 8.25 %. */
export type SeedTaxRule = {
  readonly countryCode: string
  readonly taxation: 'net' | 'gross'
  readonly rate: number
  readonly rateByProvince: Readonly<Record<string, number>>
  /** Classes that pay another rate than the rest, everywhere in the country. */
  readonly rateByClass: Readonly<Partial<Record<TaxClass, number>>>
  readonly shippingTaxed: boolean
}

/** A site's key; its origins come from the ports of the running service. */
export type SeedAccessKey = {
  readonly key: string
  readonly name: string
  readonly siteId: string
  readonly trust: ShopConfig['trust']
  /** Which of the service's own origins may use it. */
  readonly origins: readonly ('host' | 'shop')[]
  /** First is the default. */
  readonly locales: readonly string[]
  readonly currencies: readonly Currency[]
  readonly currencyByCountry: Readonly<Record<string, Currency>>
  /** Where it ships, its own first. */
  readonly countries: readonly string[]
  /** Where a bill may go beside those. */
  readonly billingCountries: readonly string[]
}

/** Everything that the sandbox begins with. */
export type SandboxData = {
  readonly accessKeys: readonly SeedAccessKey[]
  readonly categories: readonly SeedCategory[]
  readonly products: readonly SeedProduct[]
  readonly stores: readonly SeedStore[]
  readonly people: readonly SeedPerson[]
  readonly promotions: readonly SeedPromotion[]
  readonly giftCards: readonly SeedGiftCard[]
  readonly shippingMethods: readonly SeedShippingMethod[]
  readonly taxRules: readonly SeedTaxRule[]
  readonly addressRules: readonly AddressRules[]
  readonly countries: readonly (Country & { readonly nameFr: string })[]
}
