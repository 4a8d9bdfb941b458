import { bra } from './clothes/bra'
import { fleece } from './clothes/fleece'
import { hoodie } from './clothes/hoodie'
import { jacket, windshell } from './clothes/jacket'
import { longSleeve } from './clothes/long-sleeve'
import { pants } from './clothes/pants'
import { raceShorts, shorts } from './clothes/shorts'
import { singlet } from './clothes/singlet'
import { tee } from './clothes/tee'
import { halfTights, tights } from './clothes/tights'
import { vest } from './clothes/vest'
import type { ClothPaint } from './colourways'
import { beanie } from './gear/beanie'
import { belt } from './gear/belt'
import { bottle, flask } from './gear/bottles'
import { cap, visor } from './gear/cap'
import { giftCard } from './gear/gift-card'
import { gloves } from './gear/gloves'
import { headband } from './gear/headband'
import { headlamp } from './gear/headlamp'
import { backpack, duffel, pack, tote } from './gear/packs'
import { socks } from './gear/socks'
import { sunglasses } from './gear/sunglasses'
import type { PictureKind } from './kinds'
import type { ShoeKind } from './shoes/silhouettes'
import type { Art, Shadow } from './svg'

/** How a thing is drawn, where it meets the ground, and the centre of the close-up. */
export type Thing = {
  readonly draw: (c: ClothPaint) => Art
  readonly shadow: Shadow
  readonly focus: readonly [number, number]
}

const top: Shadow = [300, 508, 150, 14]
const chest = [320, 220] as const

const item = (draw: Thing['draw'], shadow: Shadow = top, focus: Thing['focus'] = chest): Thing => ({
  draw,
  shadow,
  focus,
})

/** Everything that is no shoe. */
export const things: Record<Exclude<PictureKind, ShoeKind>, Thing> = {
  tee: item(tee('plain')),
  'tee-stripe': item(tee('stripe'), top, [360, 270]),
  'tee-block': item(tee('block')),
  'long-sleeve': item(longSleeve, [300, 512, 180, 14]),
  singlet: item(singlet),
  bra: item(bra, [300, 452, 160, 13], [300, 300]),
  shorts: item(shorts('liner'), [300, 474, 176, 15], [330, 260]),
  'shorts-double': item(shorts('half-tight'), [300, 530, 150, 14], [330, 330]),
  'race-shorts': item(raceShorts, [300, 424, 190, 14], [380, 300]),
  'half-tights': item(halfTights, [300, 486, 160, 14], [400, 340]),
  tights: item(tights, [300, 538, 120, 13], [250, 420]),
  pants: item(pants, [300, 538, 140, 13], [350, 200]),
  jacket: item(jacket, [300, 518, 158, 14], [320, 230]),
  windshell: item(windshell, [300, 518, 158, 14], [330, 220]),
  vest: item(vest, [300, 514, 140, 14], [330, 200]),
  fleece: item(fleece, [300, 514, 180, 14], [330, 240]),
  hoodie: item(hoodie, [300, 514, 180, 14], [300, 270]),
  socks: item(socks('crew'), [316, 496, 190, 15], [290, 300]),
  'socks-low': item(socks('low'), [310, 512, 200, 15], [280, 330]),
  'socks-tall': item(socks('tall'), [316, 508, 170, 14], [270, 300]),
  cap: item(cap, [300, 420, 210, 16], [300, 290]),
  visor: item(visor, [300, 424, 210, 15], [310, 330]),
  beanie: item(beanie(false), [300, 478, 190, 15], [300, 400]),
  'beanie-bobble': item(beanie(true), [300, 478, 190, 15], [300, 260]),
  headband: item(headband, [300, 468, 190, 14], [300, 390]),
  gloves: item(gloves, [310, 486, 190, 15], [230, 300]),
  belt: item(belt, [300, 456, 200, 14], [320, 400]),
  pack: item(pack, [300, 486, 150, 14], [350, 300]),
  backpack: item(backpack, [300, 520, 150, 14], [310, 370]),
  duffel: item(duffel, [300, 482, 210, 15], [330, 330]),
  tote: item(tote, [300, 516, 170, 14], [300, 340]),
  bottle: item(bottle, [300, 522, 120, 13], [300, 240]),
  flask: item(flask, [300, 514, 120, 13], [300, 240]),
  sunglasses: item(sunglasses, [300, 420, 210, 13], [200, 300]),
  headlamp: item(headlamp, [300, 446, 190, 15], [300, 360]),
  'gift-card': item(giftCard, [306, 474, 196, 16], [250, 270]),
}
