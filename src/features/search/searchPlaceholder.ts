import { region } from '../../region/region.ts'

export const searchPlaceholder = `Roofers in ${region.examples.roofers}, events this week, how to claim a business`
