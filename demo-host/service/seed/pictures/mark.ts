/** Northlane's N in italics. */
export const mark = (x: number, y: number, scale: number, fill: string, opacity = 1, skew = -10): string =>
  `<path transform="translate(${x} ${y}) skewX(${skew}) scale(${scale})" fill="${fill}" fill-opacity="${opacity}" d="M0 20V0h5.4l9.2 11.6V0H20v20h-5.4L5.4 8.4V20z"/>`
