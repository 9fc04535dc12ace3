import type { CompanyId } from '@stellwerk/1853'
import { companies } from '@stellwerk/1853'

/** "East Indian Railway". */
export const companyName = (company: string): string => companies[company as CompanyId]?.name ?? company
