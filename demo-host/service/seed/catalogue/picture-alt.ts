import type { PictureView } from '../pictures/kinds'
import type { Words } from '../../languages/words'

const views: Record<PictureView, { en: string; fr: string }> = {
  side: { en: 'side', fr: 'de profil' },
  pair: { en: 'the pair', fr: 'la paire' },
  heel: { en: 'heel', fr: 'talon' },
  toe: { en: 'toe', fr: 'avant' },
  front: { en: 'front', fr: 'de face' },
  detail: { en: 'close up', fr: 'de près' },
}

/** What a drawing shows, for those who do not see it. */
export const altOf = (name: Words, colour: Words, view: PictureView): Words => ({
  en: `${name.en} in ${colour.en.toLowerCase()}, ${views[view].en}`,
  fr: `${name.fr ?? name.en}, ${(colour.fr ?? colour.en).toLowerCase()}, ${views[view].fr}`,
})
