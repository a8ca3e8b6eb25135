declare const __VERSION__: string
/** Day of the build, `2026-11-21`. */
declare const __BUILD_DATE__: string
/** Commit of the build; empty where it is not known. */
declare const __COMMIT__: string
