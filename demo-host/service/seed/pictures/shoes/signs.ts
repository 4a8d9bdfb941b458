const stripe = (d: string, fill: string, opacity: number) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

/** Three stripes on the side of a shoe, one shape for each line of shoes, at 100, 80 and 50 %. */
export const signs = {
  curve: (accent: string) =>
    stripe('M206 392C246 352 284 306 296 238L330 262C320 316 288 360 258 392Z', accent, 1) +
    stripe('M276 392C306 358 332 322 344 270L366 284C358 328 336 364 310 392Z', accent, 0.82) +
    stripe('M326 392C352 362 370 336 380 292L392 298C386 338 370 368 350 392Z', accent, 0.55),
  wave: (accent: string) =>
    stripe(
      'M150 392C190 330 236 318 300 326C352 332 392 318 424 284L440 292C408 346 356 362 300 354C246 348 214 362 196 392Z',
      accent,
      1,
    ) +
    stripe(
      'M218 392C238 368 268 362 308 366C366 372 414 352 444 306L456 314C430 372 372 390 310 384C280 382 262 384 254 392Z',
      accent,
      0.5,
    ),
  ridge: (accent: string) =>
    stripe('M188 392L240 296L262 330L300 246L328 262L268 392Z', accent, 1) +
    stripe('M288 392L346 270L364 282L312 392Z', accent, 0.8) +
    stripe('M332 392L380 292L394 299L352 392Z', accent, 0.5),
  wing: (accent: string) =>
    stripe('M150 262C210 300 280 300 352 276L398 300C330 336 232 338 164 330Z', accent, 1) +
    stripe('M166 340C240 352 330 348 410 306L426 314C352 362 250 372 172 358Z', accent, 0.6),
  slash: (accent: string) =>
    stripe('M232 392L318 240L366 282L300 392Z', accent, 1) + stripe('M322 392L380 292L396 300L344 392Z', accent, 0.6),
  step: (accent: string) =>
    stripe('M214 392L262 300L244 262L280 216L316 238L292 286L316 322L282 392Z', accent, 1) +
    stripe('M304 392L338 326L322 292L344 254L366 266L352 300L372 328L342 392Z', accent, 0.7) +
    stripe('M372 392L392 338L380 304L394 276L410 282L404 308L420 336L404 392Z', accent, 0.42),
  peak: (accent: string) =>
    stripe('M182 392L262 274L300 322L344 254L420 392L388 392L342 312L302 372L262 322L216 392Z', accent, 1) +
    stripe('M236 392L262 352L300 396L344 336L372 392Z', accent, 0.5),
} as const

export type Sign = keyof typeof signs
