declare const __VERSION__: string
/** The date of the build, such as `2026-11-21`. */
declare const __BUILD_DATE__: string
/** The commit of the build; empty when it is unknown. */
declare const __COMMIT__: string
