import type { ClothPaint } from '../colourways'
import { mark } from '../mark'
import { dark, INK, light, onto } from '../paint'
import { type Art, round } from '../svg'
import { garment, rows } from './torso'

const long =
  'M204 84C250 94 350 94 396 84C410 150 414 220 404 300C396 380 388 450 382 524C366 532 344 532 328 526C326 440 318 340 300 236C282 340 274 440 272 526C256 532 234 532 218 524C212 450 204 380 196 300C186 220 190 150 204 84Z'
const short =
  'M180 116C250 128 350 128 420 116C440 196 450 280 452 380C454 410 454 436 450 462C414 474 368 474 334 466C328 410 316 350 300 296C284 350 272 410 266 466C232 474 186 474 150 462C146 436 146 410 148 380C150 280 160 196 180 116Z'

/** Full tights: panels at the calf, a pocket on the thigh. */
export const tights = (c: ClothPaint): Art => {
  const { base, accent } = c
  return {
    defs: garment(long, base) + rows('k', 5, 0.12),
    body: round(`<path d="M204 84C240 74 360 74 396 84C360 102 240 102 204 84Z" fill="${dark(base, 0.45)}"/>
<path d="${long}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M180 330C216 344 246 380 262 440L276 530H200ZM420 330C384 344 354 380 338 440L324 530H400Z" fill="${c.second}"/>
<path d="M190 330C222 346 248 384 262 446M410 330C378 346 352 384 338 446" fill="none" stroke="${accent}" stroke-width="5"/>
<path d="M190 190L246 178V262L192 274ZM410 190L354 178V262L408 274Z" fill="${dark(base, 0.3)}" fill-opacity=".45"/><path d="M190 190L246 178M410 190L354 178" stroke="${accent}" stroke-width="3.5"/>
<path d="M184 90h50v440h-50z" fill="url(#sl)"/><path d="M366 90h50v440h-50z" fill="url(#sr)"/>
<path d="M300 236C284 200 276 160 276 120C288 160 296 190 304 214ZM300 236C316 200 324 160 324 120C312 160 304 190 296 214Z" fill="${INK}" fill-opacity=".16"/>
<path d="M226 150C222 240 226 330 240 420C246 330 240 240 240 148ZM352 150C362 240 362 330 352 420C372 330 374 240 366 150Z" fill="#fff" fill-opacity=".13"/>
<path d="M210 318C230 326 250 326 270 316M390 318C370 326 350 326 330 316" fill="none" stroke="${INK}" stroke-opacity=".16" stroke-width="4"/>
<path d="M194 70C250 96 350 96 406 70L412 132C350 150 250 150 188 132Z" fill="${dark(base, 0.2)}"/><path d="M194 70C250 96 350 96 406 70L412 132C350 150 250 150 188 132Z" fill="url(#k)"/></g>
<path d="M300 146V232" stroke="${dark(base, 0.5)}" stroke-opacity=".55" stroke-width="2"/>
<path d="M218 518C234 524 256 524 272 518M382 518C366 524 344 524 328 518" fill="none" stroke="${dark(c.second, 0.4)}" stroke-width="4"/>
${mark(228, 484, 0.95, onto(c.second, accent))}`),
  }
}

/** Half tights: to above the knee, gripper at the hem. */
export const halfTights = (c: ClothPaint): Art => {
  const { base, accent } = c
  return {
    defs: garment(short, base) + rows('k', 5, 0.12),
    body: round(`<path d="M180 116C220 104 380 104 420 116C380 136 220 136 180 116Z" fill="${dark(base, 0.45)}"/>
<path d="${short}" fill="url(#ug)"/><g clip-path="url(#u)">
<path d="M140 250C190 240 220 300 226 480H130ZM460 250C410 240 380 300 374 480H470Z" fill="${c.second}"/>
<path d="M144 250C192 242 220 300 226 480M456 250C408 242 380 300 374 480" fill="none" stroke="${accent}" stroke-width="5"/>
<path d="M154 320L212 308V396L150 404ZM446 320L388 308V396L450 404Z" fill="${INK}" fill-opacity=".2"/><path d="M154 320L212 308M446 320L388 308" stroke="${accent}" stroke-width="3.5"/>
<path d="M140 110h60v370h-60z" fill="url(#sl)"/><path d="M400 110h60v370h-60z" fill="url(#sr)"/>
<path d="M300 296C276 260 264 216 262 166C278 216 290 252 304 276ZM300 296C324 260 336 216 338 166C322 216 310 252 296 276Z" fill="${INK}" fill-opacity=".15"/>
<path d="M242 190C236 280 238 370 248 450C254 370 252 280 254 188Z" fill="#fff" fill-opacity=".14"/>
<path d="M140 444C190 460 240 462 280 452V490H130ZM460 444C410 460 360 462 320 452V490H470Z" fill="${dark(c.second, 0.22)}"/>
<path d="M168 104C250 132 350 132 432 104L440 172C350 194 250 194 160 172Z" fill="${dark(base, 0.2)}"/><path d="M168 104C250 132 350 132 432 104L440 172C350 194 250 194 160 172Z" fill="url(#k)"/></g>
<path d="M300 190V292" stroke="${dark(base, 0.5)}" stroke-opacity=".55" stroke-width="2"/>
${mark(398, 414, 1.1, onto(c.second, light(c.second, 0.85)))}`),
  }
}
