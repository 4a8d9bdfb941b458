/** A part of an SVG image, from the prototype, so that no name in the page's markup can hide the method. */
export function draw(name: string, attributes: Readonly<Record<string, string>>, ...content: Node[]): SVGElement {
  const part = HTMLDocument.prototype.createElementNS.call(document, 'http://www.w3.org/2000/svg', name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value)
  part.append(...content)
  return part
}
