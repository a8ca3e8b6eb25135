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
  /** Who may open it. For others its loader does not run. */
  access: Access
  /** Query parameters that change what the server renders; others are not part of the page. */
  query?: string[]
  /**
   * For public screens: whether it acts without its visitor, such as with the token in a link. The others hydrate when
   * their visitor first does something, or at once where an element has the attribute `data-at-once`.
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

/** The parts of a feature that the browser needs before it loads the code of the feature. */
export type FeatureScreens = { screens: Screen[]; adminTabs: AdminTab[] }
