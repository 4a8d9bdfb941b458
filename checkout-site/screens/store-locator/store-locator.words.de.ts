import type { StoreLocatorWords } from './store-locator.words'

export const words: StoreLocatorWords = {
  title: 'Einen Store finden',
  directions: 'Wegbeschreibung',
  directionsTo: (name: string) => `Weg zu ${name}, in einem neuen Tab`,
  choose: 'Als meinen Store merken',
  chooseNamed: (name: string) => `Als meinen Store merken: ${name}`,
  services: {
    pickup: 'Abholung am selben Tag',
    sts: 'Lieferung in den Store',
    pudo: 'Pakete werden für Sie aufbewahrt',
    returns: 'Rückgaben',
  },
}
