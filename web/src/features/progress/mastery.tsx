import type { Awaited, Estimate, TopicMastery } from '@akada/contract/observers/progress.ts';
import { figures } from '@akada/core/progress/figures.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { FigureTable } from '../../ui/chart/figure-table.tsx';
import { IntervalAxis, IntervalBars, type IntervalRow } from '../../ui/chart/interval-bars.tsx';
import { Cover } from '../../ui/cloth/cover.tsx';
import { Link } from '../../ui/links/links.tsx';
import { FigurePanel, HowCounted } from './figure-panel.tsx';
import { estimateCells, fullDay, getPercent, getRange, practiceAddress, topicName } from './figure-words.ts';
import classes from './progress.module.css';

/**
 * The large number of the page.
 *
 * @param of its subject, as the sentence continues after it
 */
export function Overall({ estimate, of }: { estimate: Estimate; of: string }) {
  const [low, high] = getRange(estimate);
  const value = getPercent(estimate.share);

  return (
    <section className={`${classes.overall} figures`} aria-labelledby="overall">
      <p className={classes.number}>
        {value}
        <sup>%</sup>
      </p>
      <div>
        <h2 id="overall">of {of}, if the exam were today</h2>
        <Text c="dimmed" size="sm">
          An estimate: most likely {low} to {high}%.
        </Text>
      </div>
      <div className={classes.interval}>
        <IntervalAxis value={value} range={[low, high]} />
        <span aria-hidden>
          <span>0</span>
          <span>100%</span>
        </span>
        <HowCounted figure="overall" />
      </div>
    </section>
  );
}

/** At most ten topics are visible at the same time. */
const seenAtOnce = 10;
const unknownRange = [0, 100] as const;

interface MasteryProps {
  topics: readonly TopicMastery[];
  awaited: Awaited | undefined;
  file: () => Promise<Blob>;
}

export function Mastery({ topics, awaited, file }: MasteryProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? topics : topics.slice(0, seenAtOnce);
  const isOfMany = new Set(topics.map(({ source: { kind, id } }) => `${kind} ${id}`)).size > 1;

  return (
    <FigurePanel figure="mastery" awaited={awaited}>
      {topics.length === 0 && !awaited && <Text mt="sm">You have not answered any questions on it yet.</Text>}
      {topics.length > 0 && (
        <>
          <IntervalBars rows={shown.map((topic) => getRow(topic, isOfMany))} />
          {topics.length > shown.length && (
            <Button variant="subtle" px={0} onClick={() => setWhole(true)}>
              Show all {topics.length} topics
            </Button>
          )}
          <FigureTable
            name={figures.mastery.title}
            columns={['Topic', 'Of', 'Estimate, %', 'Range, %', 'Answers', 'Last answer']}
            rows={topics.map((topic) => [
              topicName(topic),
              topic.source.title,
              ...estimateCells(topic.estimate),
              topic.answers,
              fullDay(topic.last_day),
            ])}
            file={file}
          />
        </>
      )}
    </FigurePanel>
  );
}

function getRow(topic: TopicMastery, isOfMany: boolean): IntervalRow {
  const { source, estimate, answers } = topic;
  return {
    id: `${source.kind} ${source.id} ${topic.topic}`,
    name: (
      <>
        {topicName(topic)}
        {isOfMany && topic.topic !== null && <small> {source.title}</small>}
      </>
    ),
    colour: source.cloth?.cloth_colour,
    from: counted(answers, 'answer'),
    value: estimate && getPercent(estimate.share),
    range: estimate === null ? unknownRange : getRange(estimate),
  };
}

/** The weakest topics, each with a link to practise exactly that topic. */
export function Weakest({ topics }: { topics: readonly TopicMastery[] }) {
  return (
    <FigurePanel figure="weakest">
      <ul className={classes.weakest}>
        {topics.map((topic) => {
          const { source, estimate, answers, practice } = topic;
          return (
            <li key={`${source.kind} ${source.id} ${topic.topic}`}>
              {source.cloth && <Cover of={source.cloth} size={40} />}
              <span className={classes.grow}>
                <b>{topicName(topic)}</b>
                <small className="figures">
                  {estimate && `${getPercent(estimate.share)}%, `}
                  {counted(answers, 'answer')}
                </small>
              </span>
              {practice && (
                <Anchor
                  component={Link}
                  to={practiceAddress(practice)}
                  className={classes.practise}
                  aria-label={`Practise ${topicName(topic)}`}
                >
                  Practise
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </FigurePanel>
  );
}
