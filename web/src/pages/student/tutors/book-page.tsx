import { links } from '@akada/core/links/links.ts';
import { Navigate, useSearchParams } from 'react-router';
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

  if (tutorId === '') return <Navigate to={links.tutors()} replace />;
  return (
    <Loaded what="this tutor" query={tutorQuery(tutorId)} shape={<CardsShape cards={2} />}>
      {(tutor) => (
        <Loaded what="the free times" query={freeTimes} shape={<CardsShape cards={2} />}>
          {(free) => <BookHour tutor={tutor} free={free} wanted={params.get('starts_at') ?? ''} />}
        </Loaded>
      )}
    </Loaded>
  );
}
