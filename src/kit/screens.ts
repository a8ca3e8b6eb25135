import type { ComponentType } from 'react'
import type { Caller, Endpoints } from './contract.ts'

export type Screen = {
  path: string
  /** Module of the screen below src, without its ending. It exports `Component`, and `loader` and `ErrorBoundary` if any. */
  file: string
  /** Who may open it: others do not even run its loader. */
  access: 'public' | 'member' | 'admin'
  /** Query parameters that change what the server renders; others are not part of the page. */
  query?: string[]
  /** The label of its link in the main navigation. */
  menu?: string
}

/** A tab of the administrators' dashboard. */
export type AdminTab = {
  /** In the address: `/admin?tab=…` */
  id: string
  label: string
  /** Module of the tab below src, without its ending: an `AdminTabModule`. */
  file: string
}

export type AdminTabModule = {
  /** Loads what `Component` is given. */
  load(api: Caller<Endpoints>, url: URL): Promise<object>
  Component: ComponentType<object>
}

/** What the browser has to know of a feature before any of its code is loaded. */
export type FeatureScreens = { screens: Screen[]; adminTabs: AdminTab[] }
