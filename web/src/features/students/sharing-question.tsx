import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { ownTutorsQuery } from './api.ts';
import { getFirstName } from './sharing-words.ts';

/** Asks a student once what a tutor may see; renders nothing after the answer. @param props.course only the tutor of this class */
export function SharingQuestion({ course }: { course?: string }) {
  const { data } = useQuery(ownTutorsQuery);
  const tutor = data?.items.find(
    ({ sharing, courses }) => sharing === 'asked' && (course === undefined || courses.includes(course)),
  );
  if (tutor === undefined) return null;
  const name = getFirstName(tutor.full_name);

  return (
    <Notice
      kind="info"
      title={`What may ${name} see?`}
      actions={<ButtonLink to={links.tutorView(tutor.id)}>Choose what {name} sees</ButtonLink>}
    >
      {tutor.full_name} can help you better with your results. You decide, and you can stop at any time.
    </Notice>
  );
}

/** A link to the page that shows a student everything a tutor sees; renders nothing before there is one. */
export function TutorViewLink({ course }: { course: string }) {
  const { data } = useQuery(ownTutorsQuery);
  const tutor = data?.items.find(({ courses, sharing }) => courses.includes(course) && sharing !== 'asked');
  if (tutor === undefined) return null;
  return (
    <ButtonLink to={links.tutorView(tutor.id)} variant="subtle">
      {getFirstName(tutor.full_name)}’s view of you
    </ButtonLink>
  );
}
