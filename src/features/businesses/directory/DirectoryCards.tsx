import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { CompareButton } from '../compare/CompareButton.tsx'
import { OpeningBadge } from '../hours/OpeningBadge.tsx'
import { BusinessLogo } from '../pictures/BusinessLogo.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import type { DirectoryCard } from './directory.ts'

type DirectoryCardsProps = {
  cards: DirectoryCard[]
  /** When the cards were loaded, in milliseconds. */
  loadedAt: number
}

export const DirectoryCards = ({ cards, loadedAt }: DirectoryCardsProps) => (
  <ul className="cards">
    {cards.map((card) => (
      <Card as="li" key={card.id} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start gap-4">
          <BusinessLogo name={card.display_name} logo={card.logo ?? null} />
          <div className="marked-text grid min-h-12 content-center justify-items-start gap-1">
            <CardTitle as="h3" to={`/businesses/${card.id}`} className="line-clamp-4">
              {card.display_name}
            </CardTitle>
            {(card.industry || card.city) && (
              <p className="dotted text-muted text-sm wrap-anywhere">
                {card.industry && <span>{card.industry}</span>}
                {card.city && <span>{card.city}</span>}
              </p>
            )}
          </div>
        </div>
        <CompareButton business={card} isOnCard />
        {card.tagline && <p className="line-clamp-2 wrap-anywhere">{card.tagline}</p>}
        {card.preview && <p className="line-clamp-3 text-muted text-sm wrap-anywhere">{card.preview}</p>}
        {(card.is_verified || card.opening || card.distance || card.tel) && (
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
            {card.is_verified && <StatusBadge status="approved" />}
            {card.opening && <OpeningBadge opening={card.opening} loadedAt={loadedAt} />}
            {card.distance && <span>{card.distance}</span>}
            {card.tel && (
              <a
                href={card.tel}
                className="link card-call"
                data-figure="called"
                aria-label={`Call ${card.display_name}, ${card.tel.replace('tel:', '')}`}
              >
                Call
              </a>
            )}
          </div>
        )}
      </Card>
    ))}
  </ul>
)
