import type { AddressRules } from '../../../../core/site/contracts'
import { countryRules, nameAndStreet } from './country-rules'
import { addressLine1, addressLine2, city, firstName, lastName, phone, postalCode, province } from './fields'

const prefectures =
  '01 Hokkaido 北海道|02 Aomori 青森県|03 Iwate 岩手県|04 Miyagi 宮城県|05 Akita 秋田県|06 Yamagata 山形県|07 Fukushima 福島県|08 Ibaraki 茨城県|09 Tochigi 栃木県|10 Gunma 群馬県|11 Saitama 埼玉県|12 Chiba 千葉県|13 Tokyo 東京都|14 Kanagawa 神奈川県|15 Niigata 新潟県|16 Toyama 富山県|17 Ishikawa 石川県|18 Fukui 福井県|19 Yamanashi 山梨県|20 Nagano 長野県|21 Gifu 岐阜県|22 Shizuoka 静岡県|23 Aichi 愛知県|24 Mie 三重県|25 Shiga 滋賀県|26 Kyoto 京都府|27 Osaka 大阪府|28 Hyogo 兵庫県|29 Nara 奈良県|30 Wakayama 和歌山県|31 Tottori 鳥取県|32 Shimane 島根県|33 Okayama 岡山県|34 Hiroshima 広島県|35 Yamaguchi 山口県|36 Tokushima 徳島県|37 Kagawa 香川県|38 Ehime 愛媛県|39 Kochi 高知県|40 Fukuoka 福岡県|41 Saga 佐賀県|42 Nagasaki 長崎県|43 Kumamoto 熊本県|44 Oita 大分県|45 Miyazaki 宮崎県|46 Kagoshima 鹿児島県|47 Okinawa 沖縄県'

const states =
  'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia'

/** Japan, family name first and from the large to the small, and Australia. */
export const asiaPacific: readonly AddressRules[] = [
  countryRules('JP', [
    lastName({ minLength: 1 }),
    firstName({ minLength: 1 }),
    postalCode('postalCode', '^\\d{3}-?\\d{4}$', '154-0023', {
      maxLength: 8,
      mask: 'XXX-XXXX',
      inputMode: 'numeric',
      transforms: ['trim', 'spaced-postcode'],
    }),
    province('prefecture', prefectures),
    city({ label: 'cityWard' }),
    addressLine1({ label: 'blockAndNumber' }),
    addressLine2({ label: 'building' }),
    phone('^0?[1-9][\\d-]{7,12}$', '090-1234-5678', { mask: '0XX-XXXX-XXXX|0XX-XXX-XXXX' }),
  ]),
  countryRules('AU', [
    ...nameAndStreet,
    city({ label: 'suburb' }),
    province('state', states),
    postalCode('postcode', '^\\d{4}$', '2060', { maxLength: 4, inputMode: 'numeric' }),
    phone('^0?[2-478][\\d ]{8,11}$', '0412 345 678', { mask: '0XXX XXX XXX' }),
  ]),
]
