import { useEffect, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import type { MapCluster, MapShape } from './places.contract.ts'

let shape: Promise<MapShape> | null = null

/** The shape of the region, loaded once. */
export function readShape(): Promise<MapShape> {
  shape ??= api('GET /places/shape').then((reply) => reply.shape)
  shape.catch(() => {
    shape = null
  })
  return shape
}

export type MapFilters = { search: string; industry: string; city: string; group?: string; open?: 'now' }
export type MapReply = { clusters: MapCluster[]; total: number; unplaced: number; is_estimated: boolean }
/** The clusters of the whole region, for the part of the map that shows them all. */
export async function readAllClusters({ search, industry, city, group, open }: MapFilters, signal: AbortSignal) {
  const { clusters } = await api('GET /profiles/map', { query: { search, industry, city, group, open }, signal })
  return clusters
}

type Query = { merge_km: string; box?: string }
type MapState = { reply: MapReply | null; failure: unknown; isPending: boolean }

/** Milliseconds without movement after which the clusters are loaded. */
const DEBOUNCE_MS = 150

/** The clusters of a view. The previous clusters stay until the new ones arrive. */
export function useClusters(filters: MapFilters, query: Query | null): MapState {
  const [state, setState] = useState<MapState>({ reply: null, failure: null, isPending: true })
  const { search, industry, city, group, open } = filters
  const key = query && JSON.stringify({ search, industry, city, group, open, ...query })
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    setState((before) => ({ ...before, isPending: true }))
    const timer = setTimeout(async () => {
      const { signal } = controller
      try {
        const reply = await api('GET /profiles/map', { query: JSON.parse(key), signal })
        setState({ reply, failure: null, isPending: false })
      } catch (failure) {
        if (!signal.aborted) setState((before) => ({ ...before, failure, isPending: false }))
      }
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key])
  return state
}
