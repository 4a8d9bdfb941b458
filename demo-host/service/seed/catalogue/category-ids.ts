/** Ids of the listings that products name. */
export const categoryIds = {
  run: '1000',
  road: '1100',
  trail: '1200',
  track: '1300',
  raceDay: '1400',
  recovery: '1500',
  apparel: '2000',
  tops: '2100',
  shortsAndTights: '2200',
  jackets: '2300',
  layers: '2400',
  accessories: '3000',
  socks: '3100',
  headwear: '3200',
  packs: '3300',
  gear: '3400',
  giftCards: '4000',
  men: '5100',
  women: '5200',
  kids: '5300',
  new: '6100',
  sale: '6200',
} as const

export type CategoryName = keyof typeof categoryIds
