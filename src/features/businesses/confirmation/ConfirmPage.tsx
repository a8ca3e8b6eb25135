import { useEffect, useState } from 'react'
import { api, getMessage, useAction } from '../../../kit/api/api.ts'
import { useBrowserQuery } from '../../../kit/page/linkToken.ts'
import { Meta } from '../../../kit/page/Meta.tsx'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { NarrowPage } from '../../../kit/ui/NarrowPage.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import type { BusinessProfile } from '../business.contract.ts'
import { ContactCard } from '../profile/ContactCard.tsx'

/** The business that the link names: undefined while it is loading, null when it is not in the directory. */
function useBusiness(id: string | null | undefined) {
  const [business, setBusiness] = useState<BusinessProfile | null | undefined>(undefined)
  useEffect(() => {
    if (id === undefined) return
    if (!id) return setBusiness(null)
    api('GET /profiles/:id', { params: { id } }).then(
      ({ profile }) => setBusiness(profile),
      () => setBusiness(null),
    )
  }, [id])
  return business
}

/**
 * The page behind the link in the yearly email. Only its button confirms, because programs that scan emails open links
 * and would otherwise confirm a profile that nobody has read.
 */
export function Component() {
  const query = useBrowserQuery()
  const params = query === null ? null : new URLSearchParams(query)
  const token = params?.get('token') ?? null
  const business = useBusiness(params ? params.get('id') : undefined)
  const [message, setMessage] = useState<string | null>(null)
  const confirm = useAction('POST /businesses/confirm', { failed: { fallback: 'Failed to confirm the profile' } })

  async function send() {
    const reply = await confirm({ body: { token: token ?? '' } })
    if (reply) setMessage(getMessage(reply))
  }

  const title = message ? 'Profile confirmed' : 'Confirm a profile'
  return (
    <NarrowPage title={title}>
      <Meta title={title} />
      {params && !token ? (
        <Alert tone="danger" title="Invalid confirmation link" />
      ) : message ? (
        <>
          <Alert tone="success" title={message} />
          {business && <LinkButton to={`/businesses/${business.id}`}>Open the Profile</LinkButton>}
        </>
      ) : business === undefined ? (
        <Spinner text="One moment, please." />
      ) : (
        <>
          <p>
            {business
              ? `Is this what people should know about ${business.display_name}? Please look at its hours and its text too.`
              : 'Is the profile of your business still right?'}
          </p>
          {business && <ContactCard business={business} />}
          <div className="flex flex-wrap gap-3">
            <Button busy={confirm.busy} onClick={send}>
              Yes, everything is right
            </Button>
            {business && (
              <>
                <LinkButton variant="secondary" to={`/businesses/${business.id}/edit`}>
                  Something has changed
                </LinkButton>
                <LinkButton variant="quiet" to={`/businesses/${business.id}`}>
                  See the whole profile
                </LinkButton>
              </>
            )}
          </div>
        </>
      )}
    </NarrowPage>
  )
}
