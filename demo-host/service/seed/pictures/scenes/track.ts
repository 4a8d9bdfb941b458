import { gradient } from '../svg'
import { sceneFrame } from './frame'

const lanes = Array.from(
  { length: 8 },
  (_, at) =>
    `<path d="M${-200 + at * 60} 560C${40 + at * 70} ${430 - at * 4} ${240 + at * 66} 300 ${860 + at * 10} ${236 + at * 26}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${7 - at * 0.5}"/>`,
).join('')

const body = `<path fill="url(#s)" d="M0 0h800v560H0z"/><path d="M0 210C200 180 380 214 800 180V300H0Z" fill="#B3C09A"/><path d="M0 236C240 214 500 236 800 214V560H0Z" fill="#8EA377"/><clipPath id="tc"><path d="M-260 560C0 420 260 290 640 232L900 232V560Z"/></clipPath><path d="M-260 560C0 420 260 290 640 232L900 232V560Z" fill="url(#t)"/><g clip-path="url(#tc)">${lanes}</g><path d="M90 210V90M250 200V80" stroke="#5B5560" stroke-width="5"/><path d="M64 70h54v26H64zM224 60h54v26h-54z" fill="#5B5560"/><path d="M70 76h42v14H70zM230 66h42v14h-42z" fill="#FFF3D6"/>`

/** A running track, lanes bending away. */
export const track = (): string =>
  sceneFrame(
    800,
    560,
    gradient('s', [
      [0, '#F2D8C6'],
      [1, '#F8ECDF'],
    ]) +
      gradient('t', [
        [0, '#C9593F'],
        [1, '#A9432F'],
      ]),
    body,
    'A running track in the evening',
  )
