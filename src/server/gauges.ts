import { Gauge, type Registry } from 'prom-client'

export type Labels = Record<string, string>

/** Returns a function that registers a gauge whose values are read at each scrape. */
export const createGauges =
  (registry: Registry) =>
  (name: string, help: string, labelNames: string[], read: () => Promise<[Labels, number][]>): void => {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        if (labelNames.length === 0) this.remove()
        for (const [labels, value] of await read().catch(() => [])) this.set(labels, value)
      },
    })
  }
