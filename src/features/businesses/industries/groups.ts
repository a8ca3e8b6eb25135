/**
 * The groups of industries: sectors of the North American Industry Classification System (NAICS) under everyday names.
 * Sectors whose subsectors people look for, such as accommodation and food, are divided. This file has no word lists, so
 * that pages for visitors stay small.
 */
const groupNames = {
  restaurants: 'Restaurants & Bars',
  lodging: 'Hotels & Lodging',
  tours: 'Tours & Travel',
  shops: 'Shops & Groceries',
  construction: 'Construction & Trades',
  vehicles: 'Cars, Boats & Vehicles',
  repair: 'Repair & Maintenance',
  health: 'Health Care',
  family: 'Family & Social Help',
  education: 'Schools & Education',
  beauty: 'Hair, Beauty & Personal Care',
  animals: 'Animals & Pets',
  professional: 'Legal & Professional Services',
  finance: 'Money & Insurance',
  property: 'Real Estate & Rentals',
  media: 'Media, Internet & Phone',
  office: 'Office, Cleaning & Security',
  transport: 'Transport & Freight',
  fishing: 'Fishing & Seafood',
  farming: 'Farming & Forestry',
  manufacturing: 'Manufacturing & Wholesale',
  mining: 'Mining, Oil & Gas',
  utilities: 'Utilities & Waste',
  sports: 'Sports & Recreation',
  arts: 'Arts & Culture',
  religion: 'Churches & Religion',
  community: 'Clubs & Nonprofits',
  government: 'Government & Safety',
} as const

export type GroupSlug = keyof typeof groupNames
export const groupSlugs = Object.keys(groupNames) as GroupSlug[]
export const isGroup = (slug: string): slug is GroupSlug => Object.hasOwn(groupNames, slug)
/**
 * The display name of a group. An unknown slug, which a backup of a later version may contain, is returned unchanged.
 */
export const nameGroup = (slug: string): string => (isGroup(slug) ? groupNames[slug] : slug)
