import { describe, expect, it } from 'vitest'
import { colourNames } from '../colours'
import { drawPicture, pictureNames } from './draw-picture'
import { kindViews, type PictureKind, pictureName } from './kinds'

const drawings = pictureNames().map(name => ({ name, svg: drawPicture(name) ?? '' }))
const kinds = Object.keys(kindViews) as PictureKind[]

describe('product pictures', () => {
  it('draw every kind in every colour and view, the same each time', () => {
    expect(pictureNames().map(name => drawPicture(name))).toEqual(drawings.map(({ svg }) => svg))
    expect(drawings.length).toBeGreaterThan(kinds.length * colourNames.length * 2)
  })

  it('stay under 8 kB, pairs and pictures of people under 16', () => {
    for (const { name, svg } of drawings.filter(one => !one.name.startsWith('hero'))) {
      expect(svg.length).toBeLessThan(/-pair$|^photo-/.test(name) ? 16_000 : 8000)
    }
  })

  it('hold no text, filter, script or outside reference, and nothing that failed to compute', () => {
    for (const { svg } of drawings) {
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
        /<text|<filter|<script|<image|href|https?:|NaN|undefined|#0*null/,
      )
    }
  })

  it('refer to gradients, clips and patterns that are there, each defined once', () => {
    for (const { svg } of drawings) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
    }
  })

  it('close every element', () => {
    for (const { svg } of drawings) {
      const opened = [...svg.matchAll(/<([a-zA-Z]+)(?:[^>]*[^/])?>/g)].map(match => match[1]).sort()
      const closed = [...svg.matchAll(/<\/([a-zA-Z]+)>/g)].map(match => match[1]).sort()
      expect(opened).toEqual(closed)
    }
  })

  it('have sixteen silhouettes and more that no other kind repeats', () => {
    const drawn = kinds.map(kind =>
      (drawPicture(pictureName(kind, 'cobalt', kindViews[kind][0])) ?? '').replace(/<title>.*?<\/title>/, ''),
    )
    expect(new Set(drawn).size).toBe(kinds.length)
    expect(kinds.length).toBeGreaterThan(40)
  })

  it('answer an unknown name with nothing', () => {
    expect(drawPicture('road-unicorn')).toBeNull()
    expect(drawPicture('constructor')).toBeNull()
  })
})
