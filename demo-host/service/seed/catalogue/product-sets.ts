import type { SeedProduct, SeedProductSet } from '../types'

type Gender = SeedProduct['gender']

/** Of each kind the most popular one that can be bought, by the letters that its id begins with. */
function partOf(products: readonly SeedProduct[], letters: string, gender: Gender): string | undefined {
  const [best] = products
    .filter(
      product =>
        product.id.startsWith(letters) &&
        (product.gender === gender || product.gender === 'unisex') &&
        product.variants.some(({ onHand }) => onHand > 0),
    )
    .sort((one, other) => other.popularity - one.popularity)
  return best?.id
}

/** What the shop shows to be worn together. */
export const productSets = (products: readonly SeedProduct[]): SeedProductSet[] => {
  const parts = (first: string | undefined, letters: readonly string[], gender: Gender) =>
    [first, ...letters.map(kind => partOf(products, kind, gender))].filter(id => id !== undefined)
  return [
    {
      id: 'SET4407MN01',
      name: {
        en: 'The first mile',
        fr: 'Le premier kilomètre',
        de: 'Der erste Kilometer',
        ja: '最初の1キロ',
        ar: 'الكيلومتر الأول',
      },
      description: {
        en: 'The daily shoe, and what we would wear with it.',
        fr: 'La chaussure de tous les jours, et ce que nous porterions avec.',
        de: 'Der Schuh für jeden Tag, und was wir dazu tragen würden.',
        ja: '毎日のシューズと、それに合わせたい一式です。',
        ar: 'حذاء كل يوم، وما نرتديه معه.',
      },
      productIds: parts('TQ4407AB12', ['TE', 'SH', 'SK'], 'men'),
    },
    {
      id: 'SET4407WM01',
      name: {
        en: 'Before it gets light',
        fr: 'Avant le lever du jour',
        de: 'Bevor es hell wird',
        ja: '夜明け前に',
        ar: 'قبل طلوع الضوء',
      },
      productIds: parts(undefined, ['LS', 'TI', 'GL'], 'women'),
    },
  ]
}
