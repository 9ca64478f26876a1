import { links } from '@akada/core/links/links.ts';
import { TextLink } from '../../ui/links/links.tsx';

/** The name of a student of the tutor, wherever a class names one. */
export function StudentName({ studentId, name }: { studentId: string; name: string }) {
  return (
    <TextLink to={links.tutorStudent(studentId)}>
      <bdi>{name}</bdi>
    </TextLink>
  );
}
