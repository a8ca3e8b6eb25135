import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { BriefcaseIcon, MapPinIcon } from '../../../kit/ui/icons.tsx'
import { BusinessMark } from '../pictures/BusinessMark.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import type { DirectoryCard } from './directory.ts'

export const DirectoryCards = ({ cards }: { cards: DirectoryCard[] }) => (
  <ul className="cards">
    {cards.map((card) => (
      <Card as="li" key={card.id} className="flex flex-col gap-3">
        <div className="flex items-start gap-4">
          <BusinessMark name={card.display_name} logo={card.logo} />
          <div className="grid min-h-12 min-w-0 content-center justify-items-start gap-1">
            <CardTitle as="h3" to={`/businesses/${card.id}`} className="line-clamp-4">
              {card.display_name}
            </CardTitle>
            {card.is_verified && <StatusBadge status="approved" />}
          </div>
        </div>
        {card.tagline && <p className="line-clamp-3 wrap-anywhere">{card.tagline}</p>}
        {card.preview && <p className="text-muted text-sm wrap-anywhere">{card.preview}</p>}
        {(card.industry || card.city) && (
          <div className="meta mt-auto pt-1">
            {card.industry && (
              <span>
                <BriefcaseIcon />
                {card.industry}
              </span>
            )}
            {card.city && (
              <span>
                <MapPinIcon />
                {card.city}
              </span>
            )}
          </div>
        )}
      </Card>
    ))}
  </ul>
)
