import type { StoreLocatorWords } from './store-locator.words'

export const words: StoreLocatorWords = {
  title: 'Trouver un magasin',
  directions: 'Itinéraire',
  directionsTo: (name: string) => `Itinéraire vers ${name}, dans un nouvel onglet`,
  choose: 'Choisir comme mon magasin',
  chooseNamed: (name: string) => `Choisir comme mon magasin\u202f: ${name}`,
  services: {
    pickup: 'Retrait le jour même',
    sts: 'Livraison en magasin',
    pudo: 'Colis gardés pour vous',
    returns: 'Retours',
  },
}
