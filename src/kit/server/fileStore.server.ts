/**
 * Files that people upload, outside the database. Names are paths like `ab12/480.webp`, made by the server. All functions
 * throw 503 while the store is full or cannot be reached.
 */
export type FileStore = {
  /** Where the files are, for people. */
  place: string
  /** The folder of the files; null when they are not on this machine. */
  folder: string | null
  /** Stores a file, which is complete or not there at any time. Replaces a file of the same name. */
  write(name: string, content: Uint8Array): Promise<void>
  /** Returns null when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  has(name: string): Promise<boolean>
  /** Removes all files of a folder. Some or all of them may be missing. */
  remove(folder: string, names: string[]): Promise<void>
}

/** A bucket of an S3-compatible service. */
export type ObjectStorage = {
  /** The address of the bucket, and the folder in it, without a slash at the end. */
  url: string
  /** Undefined when the host names it, or the service does not ask for it. */
  region: string | undefined
  access_key: string
  secret_key: string
}
