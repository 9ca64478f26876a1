import type { HabitAchievement } from '@akada/contract/observers/habits.ts';
import { achievementFamilies } from '@akada/core/habits/achievements.ts';
import { longDayText } from '../../../lib/format/dates.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { Bar } from '../../../ui/chart/bar.tsx';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import classes from './won-list.module.css';

const names: Readonly<Record<HabitAchievement['family'], string>> = {
  streak: 'Days in a row',
  questions: 'Right answers',
  cards: 'Cards reviewed',
  exams: 'Exams sat',
  weeks: 'Weekly goals',
};

/** Won achievements of each family and the next one; one press opens the complete list with days. */
export function WonList({ achievements }: { achievements: readonly HabitAchievement[] }) {
  return (
    <Section title="Achievements">
      {achievementFamilies.map((family, index) => (
        <Family
          key={family}
          name={names[family]}
          colour={index + 1}
          own={achievements.filter((one) => one.family === family)}
        />
      ))}
    </Section>
  );
}

interface FamilyProps {
  name: string;
  colour: number;
  own: readonly HabitAchievement[];
}

function Family({ name, colour, own }: FamilyProps) {
  const won = own.filter(({ won_on }) => won_on !== null).length;
  const next = own.find(({ won_on }) => won_on === null);

  return (
    <section aria-label={name} className={classes.family}>
      <h3>
        {name}
        <span className="figures">
          {won} of {own.length} won
        </span>
      </h3>
      <div className={classes.badges} aria-hidden="true">
        {own.map(({ key, won_on }) => (
          <i key={key}>
            <Cloth seed={key} colour={colour} columns={2} rows={2} {...(won_on === null && { filled: 0 })} />
          </i>
        ))}
      </div>
      {next && (
        <div>
          <p className={classes.next}>
            <span>Next: {next.title}</span>
            <span className="figures">{progressText(next)}</span>
          </p>
          <Bar share={next.progress / next.target} />
        </div>
      )}
      <details>
        <summary>
          All {own.length}: {name.toLowerCase()}
        </summary>
        <ul>
          {own.map((one) => (
            <li key={one.key}>
              <b>{one.title}</b>
              <span>{one.about}</span>
              <span className="figures">{progressText(one)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function progressText({ progress, target, won_on }: HabitAchievement): string {
  if (won_on !== null) return `Won on ${longDayText(`${won_on}T12:00:00Z`, 'UTC')}`;
  return `${numberText(progress)} of ${numberText(target)}`;
}
