/** Local storage key that is set while this device keeps a copy. Without it, the code of the copy is not loaded. */
export const DIRECTORY_COPY_KEY = 'directory'
