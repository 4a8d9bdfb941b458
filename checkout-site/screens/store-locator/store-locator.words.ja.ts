import type { StoreLocatorWords } from './store-locator.words'

export const words: StoreLocatorWords = {
  title: '店舗を探す',
  directions: '行き方',
  directionsTo: (name: string) => `${name}への行き方（新しいタブで開きます）`,
  choose: 'マイストアに設定',
  chooseNamed: (name: string) => `マイストアに設定：${name}`,
  services: {
    pickup: '当日受け取り',
    sts: '店舗への取り寄せ',
    pudo: '荷物のお預かり',
    returns: '返品',
  },
}
