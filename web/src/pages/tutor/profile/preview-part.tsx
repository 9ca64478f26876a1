import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import type { TutorProfile } from '@akada/contract/base/tutors.ts';
import { links } from '@akada/core/links/links.ts';
import { changedFields } from '@akada/core/tutors/profile-revision.ts';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AboutTutor } from '../../../features/tutoring/find/about-tutor.tsx';
import { tutorQuery } from '../../../features/tutoring/find/api.ts';
import classes from '../../../features/tutoring/find/profile.module.css';
import { HeadOfTutor } from '../../../features/tutoring/find/profile-head.tsx';
import { Price } from '../../../features/tutoring/find/tutor-row.tsx';
import { SlotChoice } from '../../../features/tutoring/slot-choice.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { tutorProfileQuery } from '../../../lib/session/own-tutor-profile.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';

/** The tutor's page as students see it. Parts that wait for approval are marked. */
export function PreviewPart() {
  return (
    <Loaded what="your page" query={tutorProfileQuery} shape={<CardsShape cards={2} />}>
      {(profile) =>
        profile === null ? (
          <Notice
            kind="info"
            actions={<ButtonLink to={links.completeTutorProfile()}>Make a tutor profile</ButtonLink>}
          >
            There is no tutor profile yet.
          </Notice>
        ) : (
          <Preview profile={profile} />
        )
      }
    </Loaded>
  );
}

function Preview({ profile }: { profile: TutorProfile }) {
  const account = useAccount();
  const isVisible = profile.state === 'approved' && profile.hidden_at === null;
  // The public figures exist only for a visible tutor. Without them the preview shows a new tutor.
  const { data: found } = useQuery({ ...tutorQuery(account.id), enabled: isVisible });
  const proposed = profile.revision?.state === 'pending' ? profile.revision.content : null;
  const inReview = proposed === null ? [] : changedFields(profile, proposed);
  const tutor = toPublicTutor(account, profile, found);

  return (
    <div>
      <Notice
        kind="info"
        title={isVisible ? 'Students see your page like this' : 'Students cannot see this yet'}
      >
        {getExplanation(isVisible, inReview.length > 0)}
      </Notice>
      <div className={classes.preview}>
        <HeadOfTutor tutor={tutor} isHeadlineInReview={inReview.includes('headline')}>
          <Title order={2} size="h1">
            {tutor.full_name}
          </Title>
        </HeadOfTutor>
        <div className={classes.beside}>
          <Times tutor={tutor} isVisible={isVisible} />
          <div className={classes.parts}>
            <AboutTutor tutor={tutor} inReview={inReview} />
          </div>
        </div>
      </div>
    </div>
  );
}

function getExplanation(isVisible: boolean, isChanging: boolean): string {
  if (!isVisible) return 'They can once an administrator has approved your profile.';
  return isChanging
    ? 'Marked parts wait for approval. Until then students see your approved text.'
    : 'Your reviews are shown below it.';
}

function Times({ tutor, isVisible }: { tutor: PublicTutor; isVisible: boolean }) {
  const [chosen, choose] = useState('');

  return (
    <Section title="Free times">
      <p className={classes.price}>
        <Price rate={tutor.hourly_rate} />
      </p>
      {isVisible ? (
        <SlotChoice tutorId={tutor.id} value={chosen} onChange={choose} />
      ) : (
        <Text c="dimmed">Students see your free times here.</Text>
      )}
    </Section>
  );
}

/** @param found the public figures; undefined if there are none */
function toPublicTutor(
  { id, full_name }: { id: string; full_name: string },
  { revision, picture_url, hourly_rate, time_zone, ...approved }: TutorProfile,
  found: PublicTutor | undefined,
): PublicTutor {
  const { headline, biography, subjects, languages, qualifications, video_url } =
    revision?.state === 'pending' ? revision.content : approved;
  return {
    id,
    full_name,
    picture_url,
    hourly_rate,
    time_zone,
    headline,
    biography,
    subjects,
    languages,
    qualifications,
    video_url,
    rating: found?.rating ?? { average: null, count: 0 },
    stars: found?.stars ?? [0, 0, 0, 0, 0],
    completed_sessions: found?.completed_sessions ?? 0,
    next_free_at: found?.next_free_at ?? null,
    answer_hours: found?.answer_hours ?? null,
    returning_percent: found?.returning_percent ?? null,
  };
}
