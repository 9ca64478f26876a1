/** Small parts that show a tutor in lists and heads. */
import type { FoundTutor, Rating } from '@akada/contract/base/tutor-search.ts';
import { IconStarFilled } from '@tabler/icons-react';
import { useLittleData } from '../../../lib/device/little-data.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { getCloth } from '../booking-words.ts';
import classes from './tutor-parts.module.css';

type Known = Pick<FoundTutor, 'full_name' | 'picture_url' | 'subjects'>;

/** A picture; the cloth of the first subject with the initials without one and with little data. */
export function TutorFace({ tutor, size }: { tutor: Known; size: 40 | 56 | 96 }) {
  const { full_name, picture_url, subjects } = tutor;
  const isLittle = useLittleData();
  if (picture_url !== null && !isLittle) {
    return <img className={classes.picture} src={picture_url} width={size} height={size} alt="" />;
  }
  return (
    <span className={classes.face}>
      <Cover of={getCloth(subjects[0] ?? full_name)} size={size} />
      <span className={classes.initials} style={{ fontSize: size / 4 }}>
        <Avatar name={full_name} url={null} size={size / 2} />
      </span>
    </span>
  );
}

/** The average with the number of reviews, or a note that there are none. */
export function Stars({ rating: { average, count } }: { rating: Rating }) {
  if (average === null) return <span className={classes.newcomer}>New here</span>;
  return (
    <span className={classes.stars}>
      <IconStarFilled size={16} aria-hidden />
      <b className="figures" aria-hidden>
        {average.toFixed(1)}
      </b>
      <span className="figures" aria-hidden>
        ({count})
      </span>
      <span className={classes.said}>
        {average.toFixed(1)} of 5 stars, {counted(count, 'review')}
      </span>
    </span>
  );
}

/** @returns `Biology · Chemistry · English, Yoruba` */
export function teachingText({ subjects, languages }: Pick<FoundTutor, 'subjects' | 'languages'>): string {
  return [...subjects.slice(0, 3), languages.join(', ')].filter(Boolean).join(' · ');
}
