import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { useArrivalFocus, useDocumentTitle } from '../../../ui/page/page.tsx';
import { getCloth } from '../booking-words.ts';
import { InReview } from './in-review.tsx';
import classes from './profile.module.css';
import { TutorFace } from './tutor-parts.tsx';

/** The head of a tutor's page, which names the page. */
export function ProfileHead({ tutor }: { tutor: PublicTutor }) {
  useDocumentTitle(tutor.full_name);
  const heading = useArrivalFocus();

  return (
    <HeadOfTutor tutor={tutor}>
      <Title order={1} ref={heading} tabIndex={-1}>
        {tutor.full_name}
      </Title>
    </HeadOfTutor>
  );
}

interface HeadOfTutorProps {
  tutor: PublicTutor;
  /** True if only its tutor sees the headline, until it is approved. */
  isHeadlineInReview?: boolean;
  /** The heading. */
  children: ReactNode;
}

/** A band of cloth, name and headline, and the figures for choosing. */
export function HeadOfTutor({ tutor, isHeadlineInReview = false, children }: HeadOfTutorProps) {
  const { cloth_seed, cloth_colour } = getCloth(tutor.subjects[0] ?? tutor.full_name);

  return (
    <header>
      <div className={classes.band}>
        <Cloth seed={cloth_seed} colour={cloth_colour} columns={12} rows={2} />
      </div>
      <div className={classes.head}>
        <div className={classes.face}>
          <TutorFace tutor={tutor} size={96} />
        </div>
        <div>
          {children}
          <Text size="lg" c="dimmed">
            {tutor.headline}
          </Text>
          {isHeadlineInReview && <InReview />}
        </div>
      </div>
      <BigFigures figures={getFigures(tutor)} />
    </header>
  );
}

/** The available figures: new tutors lack some of them. */
function getFigures({ rating, completed_sessions, answer_hours, returning_percent }: PublicTutor) {
  const { average, count } = rating;
  return [
    average !== null && { value: `${average.toFixed(1)} ★`, name: counted(count, 'review') },
    completed_sessions > 0 && {
      value: String(completed_sessions),
      name: completed_sessions === 1 ? 'session' : 'sessions',
    },
    answer_hours !== null && { value: answer_hours < 1 ? '< 1 h' : `${answer_hours} h`, name: 'to answer' },
    returning_percent !== null && { value: `${returning_percent}%`, name: 'come back' },
  ].filter((figure) => figure !== false);
}
