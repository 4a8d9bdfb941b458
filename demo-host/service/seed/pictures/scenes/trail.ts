import { dark, INK } from '../paint'
import { gradient } from '../svg'
import { sceneFrame } from './frame'

const pine = (x: number, y: number, scale: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 -120L26 -62H14L38 -18H-38L-14 -62H-26Z" fill="${fill}"/><path d="M0 -120L26 -62H14L38 -18H6Z" fill="${INK}" fill-opacity=".12"/><path d="M-4 -18h8v18h-8z" fill="${dark(fill, 0.4)}"/></g>`

const places: readonly (readonly [number, number, number, string])[] = [
  [60, 330, 1.1, '#7E9A86'],
  [130, 320, 0.8, '#8BA592'],
  [690, 322, 1.0, '#7E9A86'],
  [760, 330, 1.3, '#6F8E79'],
  [620, 318, 0.7, '#8BA592'],
  [30, 430, 1.9, '#4E7360'],
  [180, 410, 1.4, '#567C68'],
  [720, 430, 2.0, '#45684F'],
  [610, 400, 1.3, '#567C68'],
]

const trees = places.map(place => pine(...place)).join('')

const body = `<path fill="url(#s)" d="M0 0h800v560H0z"/><path d="M0 270L140 150L220 210L360 80L470 190L560 130L800 280V560H0Z" fill="#B9CABF"/><path d="M360 80L410 128L370 150L340 128L320 150L305 132Z" fill="#fff" fill-opacity=".8"/><path d="M0 320C200 270 420 290 800 300V560H0Z" fill="#9DB5A2"/>${trees}<path d="M0 410C200 370 520 380 800 420V560H0Z" fill="#6B8A68"/><path d="M300 560C330 500 430 470 420 430C412 404 380 396 400 376C412 384 470 400 480 432C490 470 470 510 520 560Z" fill="#D9B98C"/><path d="M0 480C160 450 260 500 300 560H0ZM800 470C660 450 540 500 520 560H800Z" fill="#3F6149"/>`

/** A path that climbs through pines. */
export const trail = (): string =>
  sceneFrame(
    800,
    560,
    gradient('s', [
      [0, '#DCE6DF'],
      [1, '#F4F1E4'],
    ]),
    body,
    'A path through pines',
  )
