const MESSAGES: Record<number, string> = {
  1: 'Your browser does not tell this site where you are. You can allow it in the settings of the browser, or type a city or ZIP code.',
  2: 'Your position is not known right now. Please type a city or ZIP code.',
  3: 'Finding your position took too long. Please try again, or type a city or ZIP code.',
}

/** Two decimals of a degree are about a kilometre, which is enough to find a town. */
const round = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * The position of the visitor, rounded to about a kilometre. The browser asks for permission.
 * @throws an error with a message for the visitor.
 */
export const readPosition = () =>
  new Promise<{ latitude: number; longitude: number }>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(MESSAGES[2]))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      ({ code }) => reject(new Error(MESSAGES[code] ?? MESSAGES[2])),
      { maximumAge: 600_000, timeout: 15_000 },
    )
  })
