import type { GuideSection } from '@akada/contract/material/guides.ts';
import type { Guide } from '@akada/contract/work/guide-generation.ts';
import { links } from '@akada/core/links/links.ts';
import { LineText } from '../../ui/content/lazy-content.tsx';
import { Link } from '../../ui/links/links.tsx';
import { ContinueSection } from './continue-section.tsx';
import classes from './guide.module.css';

/** Words per minute, slower than for a novel: students stop and think. */
const wordsAMinute = 160;

/** @returns `1 minute`, `4 minutes` */
export function readingTime(words: number): string {
  const minutes = Math.max(1, Math.round(words / wordsAMinute));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

export const partLink = (guide: Pick<Guide, 'id'>, { number }: Pick<GuideSection, 'number'>) =>
  links.explainNote({ guide_id: guide.id, part: String(number) });

/** All parts of a guide, each with its subject. */
export function GuideContents({
  guide,
  onChanged,
}: {
  guide: Guide;
  onChanged: (section: GuideSection) => void;
}) {
  return (
    <ol className={classes.contents} aria-label="Parts">
      {guide.sections.map((section) => (
        <li key={section.number} data-level={section.level}>
          <Link to={partLink(guide, section)}>
            <LineText text={section.title.text} tree={section.title.content} isInControl />
          </Link>
          <About section={section} />
          {section.left_because !== undefined && (
            <div className={classes.left}>
              <ContinueSection guideId={guide.id} section={section} variant="subtle" onChanged={onChanged} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The first text of a section: its introduction, or its first point. */
function About({ section: { overview, parts, own, shows_own } }: { section: GuideSection }) {
  const points = parts.find((part) => part.kind === 'points');
  const first = shows_own ? own : (overview[0] ?? points?.items[0]);
  if (first == null) return null;
  return (
    <p>
      <LineText text={first.text} tree={first.content} />
    </p>
  );
}

/** The names of the parts, next to the current part. */
export function PartsNav({ guide, current }: { guide: Guide; current: GuideSection }) {
  return (
    <nav aria-label="Parts" className={classes.nav}>
      <ol>
        {guide.sections.map((section) => (
          <li key={section.number}>
            <Link
              to={partLink(guide, section)}
              aria-current={section.number === current.number ? 'page' : undefined}
            >
              <span className="figures">{section.number}.</span>
              <LineText text={section.title.text} tree={section.title.content} isInControl />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
