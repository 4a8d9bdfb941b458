import { shoePaint } from '../colourways'
import { silhouettes } from '../shoes/silhouettes'
import { gradient } from '../svg'
import { sceneFrame } from './frame'

const hills = `<path fill="url(#s)" d="M0 0h1600v720H0z"/><circle cx="1060" cy="270" r="330" fill="url(#su)"/><circle cx="1060" cy="270" r="98" fill="#FFF3DC"/>
<path d="M0 390C180 330 300 300 470 340C640 380 720 300 900 300C1080 300 1200 360 1360 330C1460 312 1540 330 1600 320V720H0Z" fill="#EDB994"/>
<path d="M0 450C160 410 330 440 520 420C700 400 830 440 1010 410C1190 380 1360 430 1600 380V720H0Z" fill="#D98E6E"/>
<path d="M0 500C220 470 420 520 640 480C860 440 1080 500 1300 470C1420 454 1520 470 1600 450V720H0Z" fill="#A9635A"/>
<path d="M0 560C240 520 520 570 800 530C1080 500 1340 540 1600 510V720H0Z" fill="#6E4550"/>`

const road = `<path d="M420 720C560 650 800 600 1000 560C1140 534 1240 524 1300 512C1300 540 1420 600 1600 660V720Z" fill="url(#r)"/><path d="M720 720C860 660 1040 600 1190 556C1240 540 1280 526 1300 514" fill="none" stroke="#F6E6CF" stroke-width="7" stroke-dasharray="60 34" stroke-opacity=".85"/><path d="M420 720C560 650 800 600 1000 560C1140 534 1240 524 1300 512" fill="none" stroke="#F6E6CF" stroke-width="4" stroke-opacity=".55"/>`

/** A road shoe on a road at dawn: the hero's ground. */
export const dawn = (): string => {
  const { defs, body } = silhouettes.road(shoePaint('cobalt'), 'h')
  const light =
    gradient('s', [
      [0, '#F7D9C0'],
      [0.5, '#FBE9D6'],
      [1, '#FDF4E7'],
    ]) +
    gradient('r', [
      [0, '#5A4E57'],
      [1, '#3A3440'],
    ]) +
    '<radialGradient id="su"><stop offset="0" stop-color="#FFF6E4"/><stop offset=".45" stop-color="#FFE2BC"/><stop offset="1" stop-color="#FFD9AE" stop-opacity="0"/></radialGradient><radialGradient id="gs"><stop offset="0" stop-color="#14161C" stop-opacity=".45"/><stop offset="1" stop-color="#14161C" stop-opacity="0"/></radialGradient>'
  const shoe = `<ellipse cx="1150" cy="628" rx="330" ry="26" fill="url(#gs)"/><g transform="translate(1130 430) rotate(-6) scale(1.36) translate(-314 -288)">${body}</g>`
  return sceneFrame(1600, 720, light + defs, hills + road + shoe, 'Road shoe on a road at dawn')
}
