import { links } from '@akada/core/links/links.ts';
import classes from '../../../features/classes/class.module.css';
import { Link } from '../../../ui/links/links.tsx';

/** Parts of the page of a class, besides the overview. */
export const classParts = ['people', 'gradebook', 'announcements', 'register', 'invite'] as const;
export type ClassPartName = (typeof classParts)[number] | 'overview';

const partNames: Readonly<Record<ClassPartName, string>> = {
  overview: 'Overview',
  people: 'People',
  gradebook: 'Gradebook',
  announcements: 'Announcements',
  register: 'Register',
  invite: 'Invite',
};

/** Links between the parts of a class. */
export function ClassParts({ courseId, show }: { courseId: string; show: ClassPartName }) {
  return (
    <nav aria-label="Parts of this class">
      <ul className={classes.parts}>
        {(['overview', ...classParts] as const).map((name) => (
          <li key={name}>
            <Link
              to={links.tutorClass(courseId, name === 'overview' ? {} : { show: name })}
              aria-current={name === show ? 'page' : undefined}
            >
              {partNames[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
