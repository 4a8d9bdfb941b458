export { buyBoxLeft, buyBoxOpened, mainPressed, optionChosen, productRetried } from './buy-boxes'

export { itemQueued, itemRefused, itemTaken } from './buying'

export { $products } from './products'
export { $boxes, $offers, QUICK_SHOP } from './buy-boxes'

export { itemWanted, signInRequested, boxesAdded } from './buying'

export type { AttributeOption, Inventory, Price, Product, ProductImage, Variant } from './contracts'
export type { ProductCard } from './search/contracts'
export type { Context, MainButton } from './main-button'
export type { Offer, OfferedOption } from './offer'
export type { ProductEntry } from './products'
export type { Attempt, Box, BuyBox } from './buy-boxes'
export type { WantedItem } from './buying'
