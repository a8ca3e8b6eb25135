/**
 * A store for uploaded files, outside the database. Names are paths like `ab12/480.webp`, which the server creates. All
 * functions throw 503 while the store is full or cannot be reached.
 */
export type FileStore = {
  /** The location of the files, for messages. */
  place: string
  /** The folder of the files; null when they are not on this machine. */
  folder: string | null
  /** Stores a file atomically. Replaces a file of the same name. */
  write(name: string, content: Uint8Array): Promise<void>
  /** Returns the content; null when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  has(name: string): Promise<boolean>
  /** Removes all files of a folder. Missing files are ignored. */
  remove(folder: string, names: string[]): Promise<void>
}

/** A bucket of an S3-compatible service. */
export type ObjectStorage = {
  /** The URL of the bucket, and the folder in it, without a slash at the end. */
  url: string
  /** The region; undefined when the host contains it, or the service does not need it. */
  region: string | undefined
  access_key: string
  secret_key: string
}
