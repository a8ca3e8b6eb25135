/** The notice that a form shows a restored draft. */
export const DraftRestored = () => (
  <p className="hint" role="status">
    Your unsent draft was restored.
  </p>
)
