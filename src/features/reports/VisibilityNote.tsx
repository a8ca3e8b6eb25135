import { lazy, Suspense } from 'react'
import type { Visibility } from '../../kit/page/visibility.ts'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import type { HiddenNoteProps } from './HiddenNote.tsx'

// Loaded lazily, because visitors never see it.
const HiddenNote = lazy(() => import('./HiddenNote.tsx').then(({ HiddenNote }) => ({ default: HiddenNote })))

type VisibilityNoteProps = Omit<HiddenNoteProps, 'visibility'> & { visibility: Visibility }

/** Marks hidden and held content for people who can still see it. */
export const VisibilityNote = ({ visibility, ...target }: VisibilityNoteProps) =>
  visibility === 'public' ? null : (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <HiddenNote {...target} visibility={visibility} />
    </Suspense>
  )
