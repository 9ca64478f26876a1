import type { Awaited, Estimate, Progress, TopicMastery } from '@akada/contract/observers/progress.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { counted, numberText } from '../../lib/format/numbers.ts';
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

/** Takes the place of the estimate while no topic has enough answers. */
export function WorkSoFar({ total, days }: { total: Progress['total']; days: number }) {
  return (
    <section className={`${classes.overall} figures`} aria-labelledby="so-far">
      <p className={classes.number}>{numberText(total.questions + total.cards)}</p>
      <div>
        <h2 id="so-far">answers and reviews in {counted(days, 'day')}</h2>
        <Text c="dimmed" size="sm">
          What you know appears when one topic has enough answers.
        </Text>
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
  const estimated = topics.filter(({ estimate }) => estimate !== null);
  const tooFew = topics.filter(({ estimate }) => estimate === null);
  const shown = isWhole ? estimated : estimated.slice(0, seenAtOnce);
  const isOfMany = new Set(topics.map(({ source: { kind, id } }) => `${kind} ${id}`)).size > 1;

  return (
    <FigurePanel
      figure="mastery"
      awaited={awaited}
      table={
        topics.length > 0 && {
          columns: ['Topic', 'Of', 'Estimate, %', 'Range, %', 'Answers', 'Last answer'],
          rows: topics.map((topic) => [
            topicName(topic),
            topic.source.title,
            ...estimateCells(topic.estimate),
            topic.answers,
            fullDay(topic.last_day),
          ]),
          file,
        }
      }
    >
      {topics.length === 0 && !awaited && <Text mt="sm">You have not answered any questions on it yet.</Text>}
      {estimated.length > 0 && <IntervalBars rows={shown.map((topic) => getRow(topic, isOfMany))} />}
      {estimated.length > shown.length && (
        <Button variant="subtle" px={0} onClick={() => setWhole(true)}>
          Show all {estimated.length} topics
        </Button>
      )}
      {tooFew.length > 0 && !awaited && (
        <Text className="figures" c="dimmed" size="sm" mt="sm">
          Too little to say yet about {tooFewText(tooFew)}.
        </Text>
      )}
    </FigurePanel>
  );
}

const wordList = new Intl.ListFormat('en-GB');

/** Topics that are named before the others are only counted. */
const namedAtOnce = 3;

function tooFewText(topics: readonly TopicMastery[]): string {
  const names = topics
    .slice(0, namedAtOnce)
    .map((topic) => `${topicName(topic)} (${counted(topic.answers, 'answer')})`);
  const others = topics.length - names.length;
  return wordList.format(others > 0 ? [...names, counted(others, 'more topic')] : names);
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
