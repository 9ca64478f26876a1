import { links } from '@akada/core/links/links.ts';
import { countLeft } from '@akada/core/packages/package-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { tutorOffersQuery } from '../../../features/packages/api.ts';
import { BookHour } from '../../../features/tutoring/book/book-hour.tsx';
import { tutorQuery } from '../../../features/tutoring/find/api.ts';
import { useFreeTimes } from '../../../features/tutoring/slot-choice.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';

/** Requests an hour. The address names the tutor; without one the student first chooses a tutor. */
export function Component() {
  const [params] = useSearchParams();
  const tutorId = params.get('tutor_id') ?? '';
  const freeTimes = useFreeTimes(tutorId);
  // Without this answer the page shows the price; the request uses a paid lesson all the same.
  const { data: offers } = useQuery({ ...tutorOffersQuery(tutorId), enabled: tutorId !== '' });
  const lessons = (offers?.mine ?? [])
    .filter(({ state, frozen }) => state === 'active' && !frozen)
    .map((one) => ({ minutes: one.minutes, left: countLeft(one), validUntil: one.valid_until }));

  if (tutorId === '') return <Navigate to={links.tutors()} replace />;
  return (
    <Loaded what="this tutor" query={tutorQuery(tutorId)} shape={<CardsShape cards={2} />}>
      {(tutor) => (
        <Loaded what="the free times" query={freeTimes} shape={<CardsShape cards={2} />}>
          {(free) => (
            <BookHour
              tutor={tutor}
              free={free}
              wanted={params.get('starts_at') ?? ''}
              wantsTrial={params.get('trial') === 'yes'}
              lessons={lessons}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
