/** Whether the browser asks for reduced data usage: https://wicg.github.io/savedata/ */
export const isSavingData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
