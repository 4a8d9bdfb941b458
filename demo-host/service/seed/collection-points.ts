import type { SeedCollectionPoint } from './types'

type Hours = SeedCollectionPoint['openingHours']

const week = (opens: string, closes: string, saturday = closes, sunday: string | null = null): Hours => [
  ...[1, 2, 3, 4, 5].map(day => ({ day, opens, closes })),
  { day: 6, opens, closes: saturday },
  { day: 7, opens: sunday ? opens : null, closes: sunday },
]

const kiosk = week('07:00', '21:00', '21:00', '20:00')
const shop = week('09:00', '19:00', '17:00')

const point = (
  id: string,
  [name, addressLine1, postalCode, city]: readonly [string, string, string, string],
  countryCode: string,
  timeZone: string,
  [latitude, longitude]: readonly [number, number],
  openingHours: Hours,
): SeedCollectionPoint => ({
  id,
  name,
  addressLine1,
  city,
  postalCode,
  countryCode,
  latitude,
  longitude,
  timeZone,
  openingHours,
})

const [london, dublin, paris] = ['Europe/London', 'Europe/Dublin', 'Europe/Paris'] as const
const [berlin, rome, madrid, amsterdam] = ['Europe/Berlin', 'Europe/Rome', 'Europe/Madrid', 'Europe/Amsterdam'] as const

/** Invented shops at real places. */
export const collectionPoints: readonly SeedCollectionPoint[] = [
  point(
    'P001',
    ['Arnold Circus News', '9 Calvert Avenue', 'E2 7JP', 'London'],
    'GB',
    london,
    [51.5262, -0.0747],
    kiosk,
  ),
  point(
    'P002',
    ['Lamb Street Stationers', '3 Lamb Street', 'E1 6EA', 'London'],
    'GB',
    london,
    [51.5201, -0.0759],
    shop,
  ),
  point('P003', ['Angel Cobblers', '70 Upper Street', 'N1 0NY', 'London'], 'GB', london, [51.5362, -0.1033], shop),
  point(
    'P004',
    ['Stevenson Square Stores', '22 Hilton Street', 'M1 1FR', 'Manchester'],
    'GB',
    london,
    [53.4826, -2.2336],
    kiosk,
  ),
  point(
    'P005',
    ['Leith Walk Food Store', '120 Leith Walk', 'EH6 5DT', 'Edinburgh'],
    'GB',
    london,
    [55.9664, -3.1757],
    kiosk,
  ),
  point(
    'P006',
    ['Camden Row Newsagent', '14 Camden Row', 'D08 W6F2', 'Dublin'],
    'IE',
    dublin,
    [53.3365, -6.2669],
    kiosk,
  ),
  point('P007', ['Tabac du Marché', '39 rue de Bretagne', '75003', 'Paris'], 'FR', paris, [48.8631, 2.3621], kiosk),
  point('P008', ['Pressing Oberkampf', '81 rue Oberkampf', '75011', 'Paris'], 'FR', paris, [48.8649, 2.3772], shop),
  point(
    'P009',
    ['Librairie des Abbesses', '30 rue Yvonne Le Tac', '75018', 'Paris'],
    'FR',
    paris,
    [48.8843, 2.3395],
    shop,
  ),
  point(
    'P010',
    ['Épicerie de la Croix-Rousse', '4 place de la Croix-Rousse', '69004', 'Lyon'],
    'FR',
    paris,
    [45.7744, 4.8318],
    kiosk,
  ),
  point(
    'P011',
    ['Fleurs du Vieux-Port', '12 quai du Port', '13002', 'Marseille'],
    'FR',
    paris,
    [43.2961, 5.3708],
    shop,
  ),
  point('P012', ['Späti am Rosenthaler', 'Torstraße 94', '10119', 'Berlin'], 'DE', berlin, [52.5297, 13.4029], kiosk),
  point(
    'P013',
    ['Schreibwaren Kastanie', 'Kastanienallee 21', '10435', 'Berlin'],
    'DE',
    berlin,
    [52.5372, 13.4083],
    shop,
  ),
  point(
    'P014',
    ['Kiosk am Gärtnerplatz', 'Reichenbachstraße 11', '80469', 'München'],
    'DE',
    berlin,
    [48.1325, 11.5757],
    kiosk,
  ),
  point('P015', ['Schanzen-Reinigung', 'Schulterblatt 60', '20357', 'Hamburg'], 'DE', berlin, [53.5621, 9.9617], shop),
  point('P016', ['Edicola Brera', 'Via Solferino 3', '20121', 'Milano'], 'IT', rome, [45.4729, 9.1879], kiosk),
  point('P017', ['Cartoleria Trastevere', 'Via della Scala 20', '00153', 'Roma'], 'IT', rome, [41.8904, 12.4678], shop),
  point('P018', ['Papelería Malasaña', 'Calle del Pez 15', '28004', 'Madrid'], 'ES', madrid, [40.4249, -3.7058], shop),
  point('P019', ['Quiosc Gràcia', 'Carrer Verdi 32', '08012', 'Barcelona'], 'ES', madrid, [41.4037, 2.1567], kiosk),
  point(
    'P020',
    ['Sigarenhuis De Pijp', 'Albert Cuypstraat 80', '1072 CZ', 'Amsterdam'],
    'NL',
    amsterdam,
    [52.3557, 4.8936],
    kiosk,
  ),
]
