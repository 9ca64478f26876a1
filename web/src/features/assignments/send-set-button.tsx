import { links } from '@akada/core/links/links.ts';
import { ButtonLink } from '../../ui/links/links.tsx';

interface SendSetButtonProps {
  studentId: string;
  name: string;
  /** The form starts with these topics. */
  weakTopics: readonly string[];
}

/** Leads to the form of a set for one student. */
export function SendSetButton({ studentId, name, weakTopics }: SendSetButtonProps) {
  return (
    <ButtonLink
      to={links.newAssignment({ student: studentId, topic: weakTopics })}
      aria-label={`Send a set to ${name}`}
    >
      Send a set
    </ButtonLink>
  );
}
