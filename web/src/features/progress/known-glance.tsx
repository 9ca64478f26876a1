import type { ProgressSummary } from '@akada/contract/observers/progress.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Section } from '../../ui/page/panel.tsx';

const percent = (share: number) => Math.round(100 * share);

/** Today's knowledge in short, and the topic with the largest possible gain; renders nothing while data is scarce. */
export function KnownGlance({ summary: { overall, topics, weakest } }: { summary: ProgressSummary }) {
  if (overall === null) return null;

  return (
    <Section title="Your knowledge">
      <Text className="figures" mb={4}>
        About <b>{percent(overall.share)}%</b> of {counted(topics.known, 'topic')}, between{' '}
        {percent(overall.low)}% and {percent(overall.high)}%
      </Text>
      <Bar share={overall.share} />
      {weakest?.estimate && (
        <Text mt={12}>
          Weakest: {weakest.topic ?? weakest.source.title}, {percent(weakest.estimate.share)}%.{' '}
          {weakest.practice && <TextLink to={getPractice(weakest.practice)}>Practise it</TextLink>}
        </Text>
      )}
      <Text mt={8}>
        <TextLink to={links.analytics()}>All topics</TextLink>
      </Text>
    </Section>
  );
}

function getPractice({
  course_id,
  ...query
}: NonNullable<NonNullable<ProgressSummary['weakest']>['practice']>): string {
  const { topic, ...source } = query;
  const topics = topic === undefined ? {} : { topic: [topic] };
  return course_id === undefined
    ? links.practiceGenerated({ ...source, ...topics })
    : links.practiceCourse(course_id, topics);
}
