/** The benefits of an account, shown beside the forms to sign up and log in. */
export const MembershipBenefits = () => (
  <section aria-labelledby="membership" className="border-t border-line pt-6">
    <h2 id="membership" className="mb-3 text-lg">
      What an account gives you
    </h2>
    <ul className="grid list-disc gap-1.5 pl-5 text-muted">
      <li>Ask questions, answer and vote.</li>
      <li>Post jobs, apply and save what you like.</li>
      <li>Claim or create your business, with its events and team.</li>
      <li>Follow topics, businesses and towns, and be told what is new.</li>
    </ul>
  </section>
)
