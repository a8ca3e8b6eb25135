export function runLocked<T>(file: string, work: () => Promise<T>): Promise<T>
