/** Says that what the form holds was typed earlier. */
export const DraftRestored = () => (
  <p className="hint" role="status">
    What you had typed here before is back.
  </p>
)
