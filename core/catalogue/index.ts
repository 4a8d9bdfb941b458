export { mainPressed, optionChosen, productRetried, quickShopOpened } from './quick-shop'

export { itemQueued, itemRefused, itemTaken } from './quick-shop'

export { $products } from './products'
export { $isQueued, $isSignInAsked, $missed, $offer, $progress, $refusal, $shownProduct } from './quick-shop'
export { $notifyForm } from './notify-asked'

export { itemWanted, signInAsked, taken } from './quick-shop'

export type { AttributeOption, Inventory, Price, Product, ProductImage, Variant } from './contracts'
export type { ProductCard } from './search/contracts'
export type { Context, MainButton } from './main-button'
export type { Offer, OfferedOption } from './offer'
export type { ProductEntry } from './products'
export type { Panel, WantedItem } from './quick-shop'
