import type { Company } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import type { Earning } from '../story/chronicle.js'
import { Charter } from './charter.js'
import { CompanyTable } from './company-table.js'
import type { PanelProps } from './panel.js'
import { panelOf, usePast } from './panel.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import { Works } from './works.js'

/** One list for all that have earned nothing. */
const nothing: readonly Earning[] = []

const isRunning = ({ state }: Company): boolean => state === 'running' || state === 'troubled'

/** Companies with shares or trains: as they operate, then those to come, and those that are gone. */
function Companies({ sight }: PanelProps) {
  const say = useSay(panelTexts)
  const companies = sight.table.companies.filter((one) => isOfCompanies(sight, one))
  const { earnings } = usePast().chronicle
  return (
    <div class="panel">
      <CompanyTable sight={sight} companies={companies.filter(isRunning)} earnings={earnings} />
      <Charters heading={say('operating')} sight={sight} companies={companies.filter(isRunning)} />
      <Charters
        heading={say('waiting')}
        sight={sight}
        companies={companies.filter((one) => !isRunning(one) && one.state !== 'closed')}
      />
      <Charters
        heading={say('gone')}
        sight={sight}
        companies={companies.filter(({ state }) => state === 'closed')}
      />
    </div>
  )
}

export const CompaniesPanel = panelOf(Companies)

/** Mines and the like have a tab of their own. */
function isOfCompanies(sight: Pick<Sight, 'kindOf'>, company: Company): boolean {
  const has = sight.kindOf(company)?.has ?? []
  return has.includes('shares') || has.includes('trains')
}

/** What is owned whole: mines, privates. */
function Owned({ sight }: PanelProps) {
  const { kinds, companies } = sight.table
  return (
    <div class="panel">
      {kinds
        .filter(({ has }) => !has.includes('shares'))
        .map(({ id, label }) => (
          <Charters
            key={id}
            heading={sight.words.say(label)}
            sight={sight}
            companies={companies
              .filter(({ kind }) => kind === id)
              .toSorted((a, b) => a.mark.localeCompare(b.mark, 'en', { numeric: true }))}
          />
        ))}
      <Works sight={sight} />
    </div>
  )
}

export const OwnedPanel = panelOf(Owned)

interface ChartersProps {
  readonly heading: string
  readonly sight: Sight
  readonly companies: readonly Company[]
}

function Charters({ heading, sight, companies }: ChartersProps) {
  const { earnings } = usePast().chronicle
  if (companies.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul class="panel-cards">
        {companies.map((company) => (
          <Charter
            key={company.ref}
            sight={sight}
            company={company}
            earnings={earnings[company.ref] ?? nothing}
          />
        ))}
      </ul>
    </section>
  )
}
