import type { Chart } from '../story/charts.js'
import { toCsv } from './scale.js'

/** Offers a file for download. */
function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const downloadCsv = (name: string, text: string): void =>
  download(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))

export const saveCsv = (chart: Chart): void => downloadCsv(chart.id, toCsv(chart))

/** Style sheets do not travel with a picture: what they say is written into a copy. */
const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'fill-opacity',
  'font',
  'text-anchor',
  'opacity',
]

function standalone(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement
  const originals = picture.querySelectorAll('*')
  for (const [i, element] of copy.querySelectorAll('*').entries()) {
    const style = getComputedStyle(originals[i] as Element)
    for (const property of kept)
      (element as SVGElement).style.setProperty(property, style.getPropertyValue(property))
  }
  const { width, height } = picture.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.style.background = getComputedStyle(document.body).backgroundColor
  return new XMLSerializer().serializeToString(copy)
}

export function saveSvg(name: string, picture: SVGSVGElement): void {
  download(`${name}.svg`, new Blob([standalone(picture)], { type: 'image/svg+xml' }))
}

export async function savePng(name: string, picture: SVGSVGElement): Promise<void> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = 2
  canvas.width = image.width * scale
  canvas.height = image.height * scale
  const drawing = canvas.getContext('2d') as CanvasRenderingContext2D
  drawing.scale(scale, scale)
  drawing.drawImage(image, 0, 0)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (content) download(`${name}.png`, content)
}
