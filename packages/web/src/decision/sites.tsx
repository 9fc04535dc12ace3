import { useMemo } from 'preact/hooks'
import type { Section } from '@stellwerk/table'
import { siteDraft } from '../board/site-draft.js'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useSetFocus } from '../table/focus.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { useChoosing } from './choosing.js'
import { inOneGo, rowsOf, sortedSites } from './site-rows.js'
import { cardTexts } from './texts.js'

type SitesSection = Extract<Section, { kind: 'sites' }>

/** Hexes to build on: chosen here or on the map, where the rest of the choice is made. */
export function SitesView({ section }: { readonly section: SitesSection }) {
  const say = useSay(cardTexts)
  const { description, words } = useDescribed()
  const { session, draft, setDraft } = useTable()
  const { act } = useChoosing()
  const setFocus = useSetFocus()
  const sites = sortedSites(section)
  const all = useMemo(
    () => inOneGo(session.game.title, description.state, sites),
    [session, description.state, section],
  )
  if (sites.length === 0) return null
  const chosen = (draft as { readonly hex?: string } | null)?.hex
  const label = (hex: string): string => [hex, description.map.hexes[hex]?.name].filter(Boolean).join(' ')
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
      <div class="sites" role="group" aria-label={say('hexes')}>
        {sites.map((site) => (
          <button
            key={site.hex}
            type="button"
            class="site"
            data-site={site.hex}
            data-lays={site.ways.some(({ tile }) => tile !== undefined)}
            aria-pressed={site.hex === chosen}
            onPointerEnter={() => setFocus({ kind: 'hex', id: site.hex })}
            onPointerLeave={() => setFocus(null)}
            onFocus={() => setFocus({ kind: 'hex', id: site.hex })}
            onBlur={() => setFocus(null)}
            onClick={() => {
              const [first] = rowsOf(site)
              setDraft(first && site.hex !== chosen ? siteDraft(first.action) : null)
            }}
          >
            {label(site.hex)}
          </button>
        ))}
      </div>
    </section>
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
