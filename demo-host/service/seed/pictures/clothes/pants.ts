import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { type Art, round } from '../svg'
import { garment, rows } from './torso'

const outline =
  'M186 84C250 94 350 94 414 84C434 180 444 290 440 400C438 444 432 484 424 522C402 532 366 532 344 524C344 430 332 330 300 240C268 330 256 430 256 524C234 532 198 532 176 522C168 484 162 444 160 400C156 290 166 180 186 84Z'

/** Warm-up pants: a stripe down the leg, zips at the ankle. */
export const pants = (c: ClothPaint): Art => {
  const { base, accent } = c
  return {
    defs: garment(outline, base) + rows('k'),
    body: round(`<path d="M186 84C226 72 374 72 414 84C374 104 226 104 186 84Z" fill="${dark(base, 0.45)}"/>
<path d="${outline}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M150 130H194C184 260 188 400 206 540H140ZM450 130H406C416 260 412 400 394 540H460Z" fill="${c.second}"/>
<path d="M194 130C184 260 188 400 206 540M406 130C416 260 412 400 394 540" fill="none" stroke="${accent}" stroke-width="6"/>
<path d="M150 80h60v460h-60z" fill="url(#sl)"/><path d="M390 80h60v460h-60z" fill="url(#sr)"/>
<path d="M300 240C276 206 262 170 258 130C276 170 290 200 304 220ZM300 240C324 206 338 170 342 130C324 170 310 200 296 220Z" fill="${INK}" fill-opacity=".15"/>
<path d="M256 524C254 440 262 350 286 280C250 360 236 440 236 530ZM344 524C346 440 338 350 314 280C350 360 364 440 364 530Z" fill="${INK}" fill-opacity=".13"/>
<path d="M232 150C222 250 222 350 234 450C242 350 244 250 248 148ZM362 156C372 250 374 350 366 440C384 350 386 250 378 152Z" fill="#fff" fill-opacity=".13"/>
<path d="M196 400C216 412 236 412 254 402M404 404C384 414 364 414 348 406M200 436C216 446 236 446 252 438" fill="none" stroke="${INK}" stroke-opacity=".13" stroke-width="6"/>
<path d="M212 146L204 214M388 146L396 214" stroke="${dark(base, 0.55)}" stroke-opacity=".8" stroke-width="4"/>
<path d="M176 72C250 98 350 98 424 72L430 126C350 146 250 146 170 126Z" fill="${dark(base, 0.2)}"/><path d="M176 72C250 98 350 98 424 72L430 126C350 146 250 146 170 126Z" fill="url(#k)"/></g>
<path d="M224 452V526M376 452V526" stroke="${accent}" stroke-width="3.5"/><path d="M221 452h6v14l-3 4-3-4zM373 452h6v14l-3 4-3-4z" fill="${light(accent, 0.4)}"/>
<path d="M300 142V236" stroke="${dark(base, 0.5)}" stroke-opacity=".55" stroke-width="2"/>
<path d="M292 122C286 150 278 166 282 188M308 122C314 148 322 160 318 180" fill="none" stroke="${light(accent, 0.55)}" stroke-width="5"/>
${mark(346, 238, 1.15, onto(base, light(base, 0.85)))}`),
  }
}
