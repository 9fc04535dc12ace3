import type { ComponentChildren } from 'preact'
import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import type { PlayerId } from '@stellwerk/engine'
import type { BoardMap, Company, MapHex, Table, Value } from '@stellwerk/table'
import { company, holderValue, whyNot } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { listed, separated } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { companyOf } from '../table/named.js'
import { useTable } from '../table/table.js'
import { useLaterWords } from '../titles/complete.js'
import { RuleLink } from '../ui/rule-link.js'
import { Card } from './card.js'
import { Chip } from './chip.js'
import { readableInk } from './contrast.js'
import { coverOf, kindOf, tracksOn } from './describe.js'
import type { Point } from './geometry.js'
import { valuedStop } from './hex-layout.js'
import type { Offers } from './site-draft.js'
import { boardTexts } from './texts.js'
import { upgradesOf } from './upgrades.js'
import type { View } from './use-view.js'

interface HexCardProps {
  readonly view: View
  /** Where the hex lies on the paper. */
  readonly at: Point
  readonly isWorked: boolean
  readonly hex: MapHex
  readonly offers: Offers
  /** Who lays track now, if anybody of this page does. */
  readonly builder: PlayerId | undefined
}

/** Everything about a hex: what it is, what it is worth now and later, who is there, what building needs. */
export function HexCard({ view, at, isWorked, hex, offers, builder }: HexCardProps) {
  const say = useSay(boardTexts)
  const language = useLanguage()
  const { description, words } = useDescribed()
  const { map, table } = description
  return (
    <Card view={view} at={at} isWorked={isWorked}>
      <h2 class="map-card-title">
        {hex.name ?? hex.ref} {hex.name && <span class="map-card-hex">{hex.ref}</span>}
      </h2>
      {builder !== undefined && <TrackHint hex={hex.ref} offers={offers} builder={builder} />}
      <p class="map-card-kind">
        {[separated(language, kindOf(map, hex, words, say)), coverOf(hex, say)].filter(Boolean).join(' · ')}
      </p>
      <dl class="map-card-facts">
        <Worth map={map} table={table} hex={hex} words={words} />
        <Stations hex={hex} table={table} words={words} />
        <Building map={map} hex={hex} words={words} />
        {hex.facts.map(({ label, value }) => (
          <FactRow key={label.key} term={words.say(label)}>
            <FactValue value={value} table={table} words={words} />
          </FactRow>
        ))}
      </dl>
    </Card>
  )
}

interface PartProps {
  readonly hex: MapHex
  readonly words: TableWords
}

const FactRow = ({ term, children }: { readonly term: string; readonly children: ComponentChildren }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)

/** In a track step: how many sorts of tiles fit here, or why none does. */
function TrackHint({
  hex,
  offers,
  builder,
}: Pick<HexCardProps, 'offers'> & { hex: string; builder: PlayerId }) {
  const { session } = useTable()
  const { face, description } = useDescribed()
  const say = useSay(boardTexts)
  const language = useLanguage()
  const { title, texts } = session.game
  const count = new Set(offers.get(hex)?.map(({ way }) => way)).size
  const no = useMemo(
    () => (count > 0 ? undefined : whyNot(title, face, description.state, builder, hex)),
    [title, face, description.state, builder, hex, count],
  )
  const hasWords = useLaterWords(title.id)
  if (count > 0) return <p class="map-card-hint">{say('canLay', { count })}</p>
  if (!no || !hasWords) return null
  return (
    <p class="map-card-hint map-card-no">
      <strong>{say('whyNot')}</strong> {session.named(texts.refusal(language, no))}{' '}
      <RuleLink rule={no.rule} />
    </p>
  )
}

/** What a call earns now, will earn and could earn. */
function Worth({ map, table, hex, words }: PartProps & { readonly map: BoardMap; readonly table: Table }) {
  const say = useSay(boardTexts)
  const stop = valuedStop(hex) ?? hex.stops.find(({ kind }) => kind !== 'junction')
  if (!stop) return null
  const money = (amount: number): string => words.phrase({ kind: 'money', amount })
  const later = [
    ...stop.later.map((next) => ({ ...next, key: 'inPhase' as const, phase: next.from })),
    ...(stop.period ? [] : upgradesOf(map, table, hex)).map((next) => ({
      ...next,
      key: next.colour === 'yellow' ? ('inPhase' as const) : ('upgraded' as const),
    })),
  ]
  if (stop.value === 0 && later.length === 0) return null
  return (
    <FactRow term={say('worth')}>
      <strong>{stop.value > 0 ? money(stop.value) : '–'}</strong>
      {stop.value > 0 && stop.note && ` ${words.say(stop.note)}`}
      {stop.value > 0 && hex.stops.length > 1 && ` ${say('perStation')}`}
      {later.map(({ key, value, colour, phase }) => (
        <div key={colour}>
          <span class={`map-swatch map-swatch-${colour}`} aria-hidden="true" />
          {say(key, { value: words.cell({ kind: 'money', amount: value }), colour, phase })}
        </div>
      ))}
    </FactRow>
  )
}

/** Who has stations here, for whom circles are kept, and how many are free. */
function Stations({ hex, table, words }: PartProps & { readonly table: Table }) {
  const say = useSay(boardTexts)
  const circles = hex.stops.flatMap((stop) => stop.circles)
  if (circles.length === 0) return null
  const free = circles.filter(({ marker }) => !marker).length
  const kept = circles.flatMap(({ marker, reserved = [] }) => (marker ? [] : reserved))
  const nameOf = (ref: string): string =>
    table.companies.find((one) => one.ref === ref)?.name ?? words.cell(company(ref))
  return (
    <>
      <dt>{say('stations')}</dt>
      <dd class="map-card-stations">
        {circles.map(({ marker }, i) =>
          !marker ? null : (
            <span key={i}>
              {marker.active ? (
                <MarkerChip table={table} company={marker.company} />
              ) : (
                say('inactive', { company: words.cell(company(marker.company)) })
              )}{' '}
            </span>
          ),
        )}
        {free > 0 && say('free', { count: free })}
        {kept.map((ref) => (
          <div key={ref}>{say('keptFor', { company: nameOf(ref) })}</div>
        ))}
      </dd>
    </>
  )
}

function MarkerChip({ table, company: ref }: { readonly table: Table; readonly company: string }) {
  const one = table.companies.find((each) => each.ref === ref)
  return one ? <Chip letters={one.mark} colour={one.colour} ink={readableInk(one)} /> : <>{ref}</>
}

/** Costs, barriers, what tiles need, the kinds of track, and whose areas the hex is in. */
function Building({ map, hex, words }: PartProps & { readonly map: BoardMap }) {
  const say = useSay(boardTexts)
  const language = useLanguage()
  const money = (amount: number): string => words.phrase({ kind: 'money', amount })
  const building = [
    ...hex.costs.map(({ amount, when }) =>
      when
        ? say('costsWhen', { cost: money(amount), when: words.say(when) })
        : say('firstCosts', { cost: money(amount) }),
    ),
    hex.closed && !hex.tile && words.say(hex.closed),
    hex.barriers.length > 0 && say('barriers', { count: hex.barriers.length }),
    ...hex.signs.flatMap(({ kind, label }) =>
      kind === 'bonus' || kind === 'reservation'
        ? [say(kind === 'bonus' ? 'bonus' : 'tileKept', { what: label ? words.phrase(label) : '' })]
        : [],
    ),
  ].filter(Boolean)
  const tracks = [
    ...tracksOn(map, hex).map(({ label }) => words.say(label)),
    ...hex.paths.flatMap(({ note }) => (note ? [words.say(note)] : [])),
  ]
  const areas = map.areas.filter(({ line, label, hexes }) => !line && label && hexes.includes(hex.ref))
  const goal = hex.signs.some(({ kind }) => kind === 'goal')
  return (
    <>
      {goal && (
        <FactRow term="★">
          <strong>{words.say({ key: 'sign.goal' })}</strong>
        </FactRow>
      )}
      {building.length > 0 && <FactRow term={say('building')}>{building.join(' · ')}</FactRow>}
      {tracks.length > 0 && <FactRow term={say('track')}>{listed(language, [...new Set(tracks)])}</FactRow>}
      {areas.length > 0 && (
        <FactRow term={say('inAreas')}>
          {separated(
            language,
            areas.flatMap(({ company: ref, label }) =>
              ref === undefined ? (label ? [words.say(label)] : []) : [words.cell(company(ref))],
            ),
          )}
        </FactRow>
      )}
    </>
  )
}

/** A value; of a company also whose it is, and all that is true of it. */
function FactValue({ value, table, words }: { value: Value; table: Table; words: TableWords }) {
  const one = value.kind === 'company' ? companyOf(table, value.ref) : undefined
  return one ? <CompanyFacts company={one} words={words} /> : <>{words.phrase(value)}</>
}

function CompanyFacts({ company: one, words }: { readonly company: Company; readonly words: TableWords }) {
  const say = useSay(boardTexts)
  const told = one.facts.filter(
    ({ id, value, show }) => show !== 'change' && id !== 'hex' && value.kind !== 'none',
  )
  return (
    <>
      <strong>{words.phrase(company(one.ref))}</strong>
      {one.state === 'closed' && ` · ${words.say({ key: 'state.closed' })}`}
      {one.owned && ` · ${say('ownedBy', { owner: words.phrase(holderValue(one.owned.by)) })}`}
      {told.map(({ id, label, value }) => (
        <Fragment key={id}>
          <br />
          {say('label', { label: words.say(label) })}{' '}
          {value.kind === 'scale' ? <ScaleView value={value} /> : words.phrase(value)}
        </Fragment>
      ))}
    </>
  )
}

/** What is earned step by step: "1: 40 · 2: 50 (+20)". */
const ScaleView = ({ value: { steps } }: { readonly value: Extract<Value, { kind: 'scale' }> }) => (
  <>{steps.map(({ at, amount, more }) => `${at}: ${amount}${more ? ` (+${more})` : ''}`).join(' · ')}</>
)
