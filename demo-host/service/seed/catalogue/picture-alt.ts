import type { PictureView } from '../pictures/kinds'
import type { AllWords, Words } from '../../languages/words'

const views: Record<PictureView, AllWords> = {
  side: { en: 'side', fr: 'de profil', de: 'Seitenansicht', ja: '側面', ar: 'من الجانب' },
  pair: { en: 'the pair', fr: 'la paire', de: 'das Paar', ja: '左右', ar: 'الزوج' },
  heel: { en: 'heel', fr: 'talon', de: 'Ferse', ja: 'かかと', ar: 'الكعب' },
  toe: { en: 'toe', fr: 'avant', de: 'Spitze', ja: 'つま先', ar: 'المقدمة' },
  front: { en: 'front', fr: 'de face', de: 'von vorn', ja: '正面', ar: 'من الأمام' },
  detail: { en: 'close up', fr: 'de près', de: 'aus der Nähe', ja: '拡大', ar: 'عن قرب' },
}

/** What a drawing shows, for those who do not see it. */
export function altOf(name: Words, colour: AllWords, view: PictureView): AllWords {
  const seen = views[view]
  return {
    en: `${name.en} in ${colour.en.toLowerCase()}, ${seen.en}`,
    fr: `${name.fr ?? name.en}, ${colour.fr.toLowerCase()}, ${seen.fr}`,
    de: `${name.de ?? name.en}, ${colour.de}, ${seen.de}`,
    ja: `${name.ja ?? name.en}、${colour.ja}、${seen.ja}`,
    ar: `${name.ar ?? name.en}، ${colour.ar}، ${seen.ar}`,
  }
}
