import { useMemo } from 'preact/hooks'
import type { Action } from '@stellwerk/engine'
import type { Effect, Section, Site } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import { concernsOthers, newPlaces } from '../board/lay-facts.js'
import { isSiteDraft, siteDraft } from '../board/site-draft.js'
import { useSay } from '../language/language.js'
import { useDescribed, useStep } from '../table/description.js'
import { useSetFocus } from '../table/focus.js'
import { useTable } from '../table/table.js'
import { useNarrow } from '../table/use-narrow.js'
import { Button } from '../ui/button.js'
import { useChoosing } from './choosing.js'
import type { SaidEffect } from './effect-words.js'
import { saidEffect } from './effect-words.js'
import { EffectView } from './effects.js'
import { useForesight } from './foresight.js'
import { inOneGo, rowsOf, sortedSites } from './site-rows.js'
import { cardTexts } from './texts.js'
import './sites.css'

/** How many have room one below the other, each with where it leads; fewer where other kinds of places are listed too. */
const inOneColumn = 10
const amongOthers = 5

type SitesSection = Extract<Section, { kind: 'sites' }>

/** Hexes to build on: chosen here or on the map, where the rest of the choice is made. */
export function SitesView({ section }: { readonly section: SitesSection }) {
  const say = useSay(cardTexts)
  const { description, words } = useDescribed()
  const { session, draft, setDraft } = useTable()
  const { act } = useChoosing()
  const setFocus = useSetFocus()
  const narrow = useNarrow()
  const step = useStep()
  const company = step?.company ?? null
  const sites = sortedSites(section)
  const listed =
    step?.sections.reduce((sum, one) => sum + (one.kind === 'sites' ? one.sites.length : 0), 0) ?? 0
  const isMany = sites.length > (listed > inOneColumn ? amongOthers : inOneColumn)
  const all = useMemo(
    () => inOneGo(session.game.title, description.state, sites),
    [session, description.state, section],
  )
  if (sites.length === 0) return null
  const begun = isSiteDraft(draft) ? draft : null
  const isChosen = (site: Site): boolean =>
    begun?.hex === site.hex && rowsOf(site).some(({ action }) => action.type === begun.type)
  const tells = !narrow && !isMany
  const layAll = async (): Promise<void> => {
    for (const action of all) if (await act(action)) return
  }
  return (
    <section class="block" aria-label={words.say(section.heading)}>
      <p class="block-heading">
        {words.say(section.heading)} <CostRange section={section} />
      </p>
      <p class="decision-hint">{say('siteHint', { count: sites.length })}</p>
      {all.length > 1 && (
        <Button look="primary" onPress={() => void layAll()}>
          {say('layAll', { count: all.length })}
        </Button>
      )}
      <div
        class={isMany ? 'sites site-rows site-rows-many' : 'sites site-rows'}
        role="group"
        aria-label={say('hexes')}
      >
        {sites.map((site) => (
          <button
            key={site.hex}
            type="button"
            class="site"
            data-site={site.hex}
            data-lays={site.ways.some(({ tile }) => tile !== undefined)}
            aria-pressed={isChosen(site)}
            onPointerEnter={() => setFocus({ kind: 'hex', id: site.hex })}
            onPointerLeave={() => setFocus(null)}
            onFocus={() => setFocus({ kind: 'hex', id: site.hex })}
            onBlur={() => setFocus(null)}
            onClick={() => {
              const [first] = rowsOf(site)
              setDraft(first && !isChosen(site) ? siteDraft(first.action) : null)
            }}
          >
            <span class="site-hex">{site.hex}</span>{' '}
            <span class="site-name">{description.map.hexes[site.hex]?.name}</span>{' '}
            {tells && <Leads site={site} company={company} />} <Cost site={site} isRange={tells} />
          </button>
        ))}
      </div>
    </section>
  )
}

interface LeadsProps {
  readonly site: Site
  readonly company: string | null
}

/** What the first way to build there is good for: a place that is reached, or what it changes for others; else the tiles. */
function Leads({ site, company }: LeadsProps) {
  const say = useSay(cardTexts)
  const { description, words } = useDescribed()
  const [first] = rowsOf(site)
  const ahead = useForesight(first?.action)
  const effects = ahead?.kind === 'effects' ? ahead.effects : []
  const [place] = newPlaces(effects, company).filter((hex) => hex !== site.hex)
  const other = effects.find(concernsOthers)
  const said = (effect: Effect, { player }: Action): SaidEffect => {
    const all = saidEffect(words, effect, player)
    // which hex it is stands on the same line
    const isHere = effect.of.kind === 'hex' && effect.of.ref === site.hex
    return isHere ? { ...all, label: words.say(msg(`effect.${effect.what}`)) } : all
  }
  return (
    <span class="site-leads">
      {place !== undefined ? (
        say('leadsTo', { place: description.map.hexes[place]?.name ?? place })
      ) : other && first ? (
        <EffectView said={said(other, first.action)} />
      ) : (
        site.ways.flatMap(({ tile }) => tile ?? []).join(', ')
      )}
    </span>
  )
}

/** What building there costs at least, and at most where there is room for it: the bar may begin with either. */
function Cost({ site, isRange }: { readonly site: Site; readonly isRange: boolean }) {
  const say = useSay(cardTexts)
  const { words } = useDescribed()
  const prices = rowsOf(site).flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return null
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const money = (amount: number): string =>
    amount === 0 ? say('free') : words.phrase({ kind: 'money', amount })
  return (
    <span class={least === 0 ? 'site-cost site-free' : 'site-cost'}>
      {isRange && most > least ? `${money(least)} – ${money(most)}` : money(least)}
    </span>
  )
}

/** What building costs, from the cheapest place to the dearest. */
function CostRange({ section }: { readonly section: SitesSection }) {
  const say = useSay(cardTexts)
  const { words } = useDescribed()
  const prices = section.sites.flatMap((site) => rowsOf(site).flatMap(({ price }) => price ?? []))
  if (prices.length === 0) return null
  const [from, to] = [Math.min(...prices), Math.max(...prices)]
  const money = (amount: number): string => words.phrase({ kind: 'money', amount })
  return (
    <span class="block-note">
      {to === 0
        ? say('siteFree')
        : say(from === to ? 'siteOneCost' : 'siteCost', { from: money(from), to: money(to) })}
    </span>
  )
}
