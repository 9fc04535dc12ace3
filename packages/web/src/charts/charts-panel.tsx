import { useMemo, useRef, useState } from 'preact/hooks'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import type { Chart } from '../story/charts.js'
import { chartsOf } from '../story/charts.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { Dialog } from '../ui/dialog.js'
import { SelectField } from '../ui/select.js'
import { ChartPicture } from './chart-picture.js'
import { saveCsv, savePng, saveSvg } from './save.js'
import { chartTexts } from './texts.js'
import './charts.css'

/** How the game developed, in pictures. */
export function ChartsPanel() {
  const say = useSay(chartTexts)
  const language = useLanguage()
  const { show, session } = useTable()
  const { face, moments, words } = useStory()
  const [chosen, setChosen] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const charts = useMemo(
    () => chartsOf(face, moments, { words, language, nameOf: (player) => session.nameOf(player) }),
    [face, moments, words, language],
  )
  const chart = charts[chosen] ?? charts[0]
  if (moments.length === 0) return <p class="charts-state">{say('loading')}</p>
  if (!chart || chart.samples.length < 2) return <p class="charts-state">{say('empty')}</p>
  return (
    <div class="charts">
      <SelectField
        class="charts-choice"
        label={<span class="visually-hidden">{say('chart')}</span>}
        value={String(chosen)}
        options={charts.map(({ label }, i) => [String(i), label])}
        onChange={(at) => setChosen(Number(at))}
      />
      <ChartView key={chart.id} chart={chart} onPick={show} onEnlarge={() => setLarge(true)} />
      {isLarge && (
        <Dialog title={chart.label} onClose={() => setLarge(false)}>
          <div class="charts-large">
            <ChartView
              chart={chart}
              onPick={(at) => {
                setLarge(false)
                show(at)
              }}
            />
          </div>
        </Dialog>
      )}
    </div>
  )
}

interface ChartViewProps {
  readonly chart: Chart
  onPick?(at: number): void
  /** Shows the same with more room. */
  onEnlarge?(): void
}

/** One chart with its legend, its table and the ways to save it. */
export function ChartView({ chart, onPick, onEnlarge }: ChartViewProps) {
  const say = useSay(chartTexts)
  const frame = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const picture = (): SVGSVGElement => (frame.current as HTMLDivElement).querySelector('svg') as SVGSVGElement
  const toggle = (id: string): void => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setHidden(next)
  }
  return (
    <div ref={frame}>
      <ChartPicture chart={chart} hidden={hidden} {...(onPick ? { onPick } : {})} />
      <fieldset class="charts-legend">
        <legend class="visually-hidden">{say('series')}</legend>
        {chart.series.map(({ id, label, colour }) => (
          <label key={id}>
            <input type="checkbox" checked={!hidden.has(id)} onChange={() => toggle(id)} />
            <span class="charts-swatch" style={{ background: colour }} />
            {label}
          </label>
        ))}
      </fieldset>
      <div class="charts-save">
        {onEnlarge && (
          <Button look="quiet" onPress={onEnlarge}>
            {say('larger')}
          </Button>
        )}
        <Button look="quiet" onPress={() => saveSvg(chart.id, picture())}>
          {say('save', { format: 'SVG' })}
        </Button>
        <Button look="quiet" onPress={() => void savePng(chart.id, picture())}>
          {say('save', { format: 'PNG' })}
        </Button>
        <Button look="quiet" onPress={() => saveCsv(chart)}>
          {say('save', { format: 'CSV' })}
        </Button>
      </div>
      <details class="charts-table">
        <summary>{say('table')}</summary>
        <ChartTable chart={chart} />
      </details>
    </div>
  )
}

/** What a chart shows, in figures. */
export function ChartTable({ chart }: { readonly chart: Chart }) {
  const language = useLanguage()
  return (
    <div class="charts-scroll" tabIndex={0} role="region" aria-label={chart.label}>
      <table>
        <thead>
          <tr>
            <th />
            {chart.series.map(({ id, label }) => (
              <th scope="col" key={id}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.samples.map(({ label }, i) => (
            <tr key={i}>
              <th scope="row">{label}</th>
              {chart.series.map(({ id, values }) => {
                const value = values[i]
                return (
                  <td key={id}>{value === null || value === undefined ? '–' : numeral(language, value)}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
