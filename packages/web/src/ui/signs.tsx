/** Small drawn signs on a grid of 20; each stands beside a word. */
const paths = {
  map: 'M10 2.5L16.5 6.25V13.75L10 17.5L3.5 13.75V6.25Z',
  overview: 'M3.5 3.5H16.5V16.5H3.5ZM3.5 8H16.5M9 8V16.5',
  market:
    'M3 5.5C3 4 6 3.2 8.5 3.2S14 4 14 5.5S11 7.8 8.5 7.8S3 7 3 5.5ZM3 5.5V11C3 12.3 5 13 7 13.2M14 5.5V8M7 11.5C7 10 9.8 9.2 12 9.2S17 10 17 11.5S14.2 13.8 12 13.8S7 13 7 11.5ZM7 11.5V14.7C7 16.2 9.8 17 12 17S17 16.2 17 14.7V11.5',
  history: 'M10 3A7 7 0 1 0 10 17A7 7 0 1 0 10 3ZM10 6.2V10L12.6 11.8',
  more: 'M3.5 5.5H16.5M3.5 10H16.5M3.5 14.5H16.5',
  news: 'M3.5 4.5H16.5V13.5H9L5.5 16.5V13.5H3.5Z',
  people:
    'M7.5 4A2.8 2.8 0 1 0 7.5 9.6A2.8 2.8 0 1 0 7.5 4ZM2.5 16.5C2.5 13.2 4.8 11.8 7.5 11.8S12.5 13.2 12.5 16.5M13 4.3A2.8 2.8 0 0 1 13 9.4M14.5 12.1C16.5 12.6 17.5 14.2 17.5 16.5',
  screen: 'M2.5 3.5H17.5V13.5H2.5ZM10 13.5V16.5M6.5 16.5H13.5',
  computer:
    'M5 5H15V15H5ZM8 8H12V12H8ZM7.5 5V2.5M12.5 5V2.5M7.5 17.5V15M12.5 17.5V15M5 7.5H2.5M5 12.5H2.5M17.5 7.5H15M17.5 12.5H15',
  lesson:
    'M2 7.5L10 3.5L18 7.5L10 11.5ZM5.5 9.5V13.8C5.5 15.2 7.5 16.2 10 16.2S14.5 15.2 14.5 13.8V9.5M18 7.5V12.5',
  tip: 'M7.5 15H12.5M8.3 17.5H11.7M10 2.5A5 5 0 0 0 6.7 11.2C7.3 11.8 7.5 12.4 7.5 13.2H12.5C12.5 12.4 12.7 11.8 13.3 11.2A5 5 0 0 0 10 2.5Z',
  file: 'M10 13.5V3.5M6 7.2L10 3.2L14 7.2M3.5 12.5V16.5H16.5V12.5',
} as const

export type SignName = keyof typeof paths

export const DrawnSign = ({ name }: { readonly name: SignName }) => (
  <svg class="drawn-sign" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <Stroke d={paths[name]} width={1.5} />
  </svg>
)

interface StrokeProps {
  readonly d: string
  readonly width: number
}

/** A line of a sign, in the colour of the words beside it. */
export const Stroke = ({ d, width }: StrokeProps) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    stroke-width={width}
    stroke-linecap="round"
    stroke-linejoin="round"
  />
)
