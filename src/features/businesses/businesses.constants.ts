// This file has no schemas, so that pages for visitors do not load Zod.
export const businessStructures = ['LLC', 'CORP', 'SOLE_PROPRIETORSHIP', 'PARTNERSHIP', 'NONPROFIT'] as const
export const structureNames: Record<(typeof businessStructures)[number], string> = {
  LLC: 'LLC',
  CORP: 'Corporation',
  SOLE_PROPRIETORSHIP: 'Sole proprietorship',
  PARTNERSHIP: 'Partnership',
  NONPROFIT: 'Nonprofit',
}

/** The fields that an administrator verifies. */
export const legalIdentity = ['business_name', 'alaska_business_license', 'ein', 'business_structure'] as const

export const verificationStatuses = ['imported', 'curated', 'pending', 'approved', 'rejected', 'suspended'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]
/** An unknown status is treated as pending. */
export const statusOf = (value: string): VerificationStatus =>
  verificationStatuses.find((status) => status === value) ?? 'pending'

export const businessRoles = ['owner', 'admin', 'member', 'viewer'] as const
export type BusinessRole = (typeof businessRoles)[number]
/** An unknown role is treated as viewer. */
export const roleOf = (value: string): BusinessRole => businessRoles.find((role) => role === value) ?? 'viewer'

export const memberStatuses = ['active', 'invited'] as const

/** The sources of the coordinates of a business. */
export const placeSources = ['given', 'zip', 'town', 'none'] as const
export const placeSourceOf = (value: string | null) => placeSources.find((source) => source === value) ?? null

/** The orders of the directory. `best` sorts by verified, claimed, described, reachable, and then by name. */
export const directorySorts = ['name', 'best', 'newest', 'nearest'] as const
export type DirectorySort = (typeof directorySorts)[number]

export const DIRECTORY_PAGE_SIZE = 12
/** The maximum number of businesses that the browser filters itself. */
export const MAX_FILTERED_IN_BROWSER = 2000
/** Matches of a filter are counted up to this number. The count of the whole directory is exact. */
export const MAX_MATCH_COUNT = 10_000
/**
 * Up to this number, matches are found through the index of words and then sorted. In a directory of more than
 * `MAX_MATCH_COUNT`, matches are counted only up to this number.
 */
export const MAX_SORTED_MATCHES = 2000
/** The number of cities on one page of the list beside the map. */
export const FACET_PAGE_SIZE = 150
/** The maximum number of facets in one list. */
export const MAX_FACETS = 100_000
export const DESCRIPTION_PREVIEW_LENGTH = 120
