import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { TutorOffers } from '../../../features/packages/tutor-offers.tsx';
import { getFirstName } from '../../../features/tutoring/booking-words.ts';
import { AboutTutor } from '../../../features/tutoring/find/about-tutor.tsx';
import { tutorQuery } from '../../../features/tutoring/find/api.ts';
import classes from '../../../features/tutoring/find/profile.module.css';
import { ProfileHead } from '../../../features/tutoring/find/profile-head.tsx';
import { Reviews } from '../../../features/tutoring/find/reviews.tsx';
import { Price } from '../../../features/tutoring/find/tutor-row.tsx';
import { SlotChoice } from '../../../features/tutoring/slot-choice.tsx';
import { getCity, momentWithin, otherClock } from '../../../features/tutoring/times.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';

export function Component() {
  const { tutorId = '' } = useParams();

  return (
    <Loaded what="this tutor" query={tutorQuery(tutorId)} shape={<CardsShape cards={2} />}>
      {(tutor) => (
        <>
          <ProfileHead tutor={tutor} />
          <div className={classes.beside}>
            <Times tutor={tutor} />
            <div className={classes.parts}>
              <AboutTutor tutor={tutor} />
              <TutorOffers tutorId={tutor.id} name={getFirstName(tutor)} />
              <Reviews tutor={tutor} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}

/** The tutor's free times, and the button to book one. */
function Times({ tutor }: { tutor: PublicTutor }) {
  const zone = useZone();
  const [chosen, choose] = useState('');
  const elsewhere = chosen === '' ? null : otherClock(chosen, zone, tutor.time_zone);

  return (
    <Section title="Free times">
      <p className={classes.price}>
        <Price rate={tutor.hourly_rate} />
      </p>
      <SlotChoice tutorId={tutor.id} value={chosen} onChange={choose} />
      <Text size="sm" c="dimmed" my="md">
        Your time, {getCity(zone)}.{elsewhere !== null && ` For ${getFirstName(tutor)} it is ${elsewhere}.`}
      </Text>
      {chosen !== '' && (
        <Button
          component={Link}
          fullWidth
          size="lg"
          to={links.newSession({ tutor_id: tutor.id, starts_at: chosen })}
        >
          Book {momentWithin(chosen, zone, Date.now())}
        </Button>
      )}
    </Section>
  );
}
