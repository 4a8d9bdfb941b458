const shoe = ['side', 'pair', 'heel', 'toe'] as const
const worn = ['front', 'detail'] as const

/** All kinds of drawings, with their views; lists show the first. */
export const kindViews = {
  road: shoe,
  'road-wave': shoe,
  'road-ridge': shoe,
  'road-sock': shoe,
  'road-strap': shoe,
  'road-flat': shoe,
  plush: shoe,
  racer: shoe,
  'racer-wing': shoe,
  trail: shoe,
  'trail-peak': shoe,
  'trail-plush': shoe,
  'trail-mid': shoe,
  spike: shoe,
  slide: shoe,
  tee: worn,
  'tee-stripe': worn,
  'tee-block': worn,
  'long-sleeve': worn,
  singlet: worn,
  bra: worn,
  shorts: worn,
  'shorts-double': worn,
  'race-shorts': worn,
  'half-tights': worn,
  tights: worn,
  pants: worn,
  jacket: worn,
  windshell: worn,
  vest: worn,
  fleece: worn,
  hoodie: worn,
  socks: worn,
  'socks-low': worn,
  'socks-tall': worn,
  cap: worn,
  visor: worn,
  beanie: worn,
  'beanie-bobble': worn,
  headband: worn,
  gloves: worn,
  belt: worn,
  pack: worn,
  backpack: worn,
  duffel: worn,
  tote: worn,
  bottle: worn,
  flask: worn,
  sunglasses: worn,
  headlamp: worn,
  'gift-card': worn,
} as const

export type PictureKind = keyof typeof kindViews
export type PictureView = (typeof kindViews)[PictureKind][number]

/** Every kind that is drawn. */
export const pictureKinds = Object.keys(kindViews) as PictureKind[]

/** The name of a drawing in its address; a kind's first view is not named. */
export const pictureName = (kind: PictureKind, colourway: string, view: PictureView): string =>
  view === kindViews[kind][0] ? `${kind}-${colourway}` : `${kind}-${colourway}-${view}`
