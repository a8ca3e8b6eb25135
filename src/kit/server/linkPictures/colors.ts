/** The light colors of the themes in `src/app/styles.css`. */
export const colors = {
  ground: '#f6f8f9',
  raised: '#ffffff',
  ink: '#12212e',
  muted: '#4a5b68',
  line: '#d8e0e5',
  glacier: '#0a6a8a',
  fireweed: '#a3266b',
  ridgeFar: '#d2e3eb',
  ridgeMid: '#a8c6d5',
}
