/** Whether the browser asks for reduced data usage: https://wicg.github.io/savedata/ */
export const isSavingData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A small file that exists in every release. Requesting it shows whether the server can be reached. */
const PROBE = '/icon.svg'

export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const reply = await fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return reply?.ok ?? false
}
