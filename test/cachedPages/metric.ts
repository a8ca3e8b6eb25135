import type { TestApp } from '../app.ts'

/** Reads a metric, such as `page_cache_requests_total{result="miss"}`. */
export async function readMetric({ visitor }: TestApp, name: string): Promise<number> {
  const { body } = await visitor.get('/metrics')
  return Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\d+)$`, 'm').exec(body)?.[1])
}
