import type { Leaderboard } from '@akada/contract/observers/habits.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { leaderboardQuery, leaderboardsQuery, useQuitLeaderboard } from '../api.ts';
import classes from './page.module.css';

const aliasDialog = lazyComponent(async () => (await import('./alias-dialog.tsx')).AliasDialog);

/** The weekly leaderboard of each course; students take part by choice, under a chosen name. */
export function LeaderboardList() {
  return (
    <Section title="Leaderboards of your courses">
      <Text c="dimmed" size="sm">
        Points of this week, under a name that you choose. No one sees you there unless you take part.
      </Text>
      <Loaded what="the leaderboards" query={leaderboardsQuery} shape={<RowsShape rows={2} />}>
        {({ items, shown_from }) =>
          items.length === 0 ? (
            <Text mt="sm">Join a course to see its leaderboard here.</Text>
          ) : (
            items.map((one) => <OneCourse key={one.course_id} leaderboard={one} shownFrom={shown_from} />)
          )
        }
      </Loaded>
    </Section>
  );
}

interface OneCourseProps {
  leaderboard: Leaderboard;
  /** The min number of members for showing rows. */
  shownFrom: number;
}

function OneCourse({ leaderboard, shownFrom }: OneCourseProps) {
  const { course_id, course, cloth, alias, members } = leaderboard;
  const [isNaming, setNaming] = useState(false);
  const quitting = useQuitLeaderboard(course_id);

  return (
    <section aria-label={course} className={classes.leaderboard}>
      <Group gap={12} wrap="nowrap" align="flex-start">
        <Cover of={cloth} size={40} />
        <div>
          <Text fw={600}>{course}</Text>
          <Text size="sm" c="dimmed" className="figures">
            {alias === null ? `${counted(members, 'student')} take part` : `You are ${alias}`}
          </Text>
        </div>
      </Group>
      {alias !== null && members < shownFrom && (
        <Text size="sm" className="figures">
          It is shown from {numberText(shownFrom)} students on; {numberText(members)} take part.
        </Text>
      )}
      {alias !== null && members >= shownFrom && <Rows courseId={course_id} />}
      <Group gap={8}>
        <Button variant={alias === null ? 'filled' : 'default'} onClick={() => setNaming(true)}>
          {alias === null ? 'Take part' : 'Change my name'}
        </Button>
        {alias !== null && (
          <ActionButton
            variant="subtle"
            isBusy={quitting.isPending}
            onClick={() => quitting.mutate(undefined)}
          >
            Stop taking part
          </ActionButton>
        )}
      </Group>
      {isNaming && (
        <Lazy
          of={aliasDialog}
          props={{ leaderboard, onClose: () => setNaming(false) }}
          waiting={null}
          fault={() => null}
        />
      )}
    </section>
  );
}

function Rows({ courseId }: { courseId: string }) {
  return (
    <Loaded
      what="this leaderboard"
      query={leaderboardQuery(courseId, useZone())}
      shape={<RowsShape rows={5} />}
    >
      {({ rows }) => (
        <ol className={`${classes.ranks} figures`}>
          {rows.map(({ rank, alias, points, is_me }) => (
            <li key={alias} data-me={is_me || undefined}>
              <span>{rank}</span>
              <span>
                {alias}
                {is_me && ' (you)'}
              </span>
              <span>{counted(points, 'point')}</span>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
