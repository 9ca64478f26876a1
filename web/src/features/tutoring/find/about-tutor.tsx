import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import type { ReviewedField } from '@akada/core/tutors/profile-revision.ts';
import { Anchor, Text, Title } from '@mantine/core';
import { getFirstName } from '../booking-words.ts';
import { InReview } from './in-review.tsx';
import classes from './profile.module.css';

interface AboutTutorProps {
  tutor: PublicTutor;
  /** Fields whose shown text only its tutor sees, until an administrator approves it. */
  inReview?: readonly ReviewedField[];
}

const teaching = ['subjects', 'languages', 'qualifications', 'video_url'] as const;

/** A tutor's own words: how they teach, what they teach, and their qualifications. */
export function AboutTutor({ tutor, inReview = [] }: AboutTutorProps) {
  const { biography, subjects, languages, qualifications, video_url } = tutor;

  return (
    <>
      {biography !== '' && (
        <section>
          <Title order={2} size="h3">
            How I teach
          </Title>
          {inReview.includes('biography') && <InReview />}
          <p className={classes.text}>{biography}</p>
        </section>
      )}
      <section>
        <Title order={2} size="h3">
          Teaches
        </Title>
        {teaching.some((field) => inReview.includes(field)) && <InReview />}
        <ul className={classes.topics} aria-label="Subjects">
          {subjects.map((subject) => (
            <li key={subject}>{subject}</li>
          ))}
        </ul>
        <Text c="dimmed">{[languages.join(' and '), ...qualifications].filter(Boolean).join(' · ')}</Text>
        {video_url !== null && (
          <Anchor href={video_url} target="_blank" rel="noopener noreferrer" mt="sm" display="inline-block">
            Watch {getFirstName(tutor)} teach (opens {new URL(video_url).hostname} in a new tab)
          </Anchor>
        )}
      </section>
    </>
  );
}
