import type { ComponentType } from 'react'
import type { Caller, Endpoints } from '../api/contract.ts'
import type { Access } from './roles.ts'

export type Screen = {
  path: string
  /**
   * The module of the screen below src, without its extension. It exports `Component`, and optionally `loader` and
   * `ErrorBoundary`.
   */
  file: string
  /** The users who may open the screen. Its loader does not run for others. */
  access: Access
  /** Query parameters that change the page that the server renders. Other parameters are ignored. */
  query?: string[]
  /**
   * Set for a public screen that acts without its visitor, for example with the token in a link. Other public screens
   * hydrate at the visitor's first action, or at once when an element has the attribute `data-at-once`.
   */
  actsAtOnce?: true
  /** The label of its link in the main navigation. */
  menu?: string
}

/** A tab of the administrators' dashboard. */
export type AdminTab = {
  /** The value in the URL: `/admin?tab=…` */
  id: string
  label: string
  /** The module of the tab below src, without its extension: an `AdminTabModule`. */
  file: string
}

export type AdminTabModule = {
  /** Loads the props of `Component`. */
  load(api: Caller<Endpoints>, url: URL): Promise<object>
  Component: ComponentType<object>
}

/** The screens and dashboard tabs of a feature, which the browser needs before it loads the code of the feature. */
export type FeatureScreens = { screens: Screen[]; adminTabs: AdminTab[] }
