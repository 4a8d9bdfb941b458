import { gradient } from '../svg'
import { sceneFrame } from './frame'

const body = `<path fill="url(#s)" d="M0 0h800v560H0z"/><circle cx="590" cy="150" r="52" fill="#FFF8E6"/><path d="M0 250H800V560H0Z" fill="url(#w)"/><path d="M0 262h800M120 284h220M420 276h260M60 312h150M360 318h340" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
<path d="M520 252C600 200 690 196 800 170V330C700 320 600 290 520 252Z" fill="#8FA58A"/><path d="M560 252C640 226 720 236 800 214V330C700 320 630 290 560 252Z" fill="#748C70"/>
<path d="M0 330C120 300 260 330 360 380C470 434 640 420 800 350V560H0Z" fill="#5E7B5B"/><path d="M0 400C160 370 300 420 400 460C520 506 680 480 800 440V560H0Z" fill="#47644A"/>
<path d="M60 560C130 470 250 440 330 450C420 462 470 430 500 404C520 386 560 380 620 372C560 392 540 404 530 424C510 470 430 500 350 496C270 492 230 520 214 560Z" fill="#E6D6B4"/><path d="M60 560C130 470 250 440 330 450C300 452 190 480 140 560Z" fill="#fff" fill-opacity=".25"/>
<g fill="#2B3A34"><circle cx="438" cy="382" r="9"/><path d="M430 394l14-2 10 22-6 22 12 22-6 4-16-26-2-14-12 22-16 8-4-6 14-10 8-22z"/></g><path d="M430 394l14-2 8 16-14 12-12-8z" fill="#E8583A"/>`

/** A coast path with one runner. */
export const coast = (): string =>
  sceneFrame(
    800,
    560,
    gradient('s', [
      [0, '#BFD9E6'],
      [1, '#F1EFE2'],
    ]) +
      gradient('w', [
        [0, '#7FB0C0'],
        [1, '#4F8AA0'],
      ]),
    body,
    'A runner on a coast path',
  )
