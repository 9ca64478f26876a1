import type { Dispute } from '@akada/contract/work/disputes.ts';
import { fewestForMore } from '@akada/core/exams/statistics/item-statistics.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Text } from '@mantine/core';
import { counted } from '../../../lib/format/numbers.ts';
import { ContentOptions, inPanel } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { BodyKey } from '../../../ui/question/lazy-body-key.tsx';
import { StemBlock } from '../../../ui/question/stem-block.tsx';
import classes from './dispute.module.css';
import { isFavoured } from './verdict-words.ts';

/**
 * The question as students see it, with the shares of strong and of weak students who chose each option. The
 * bars of few students show counts, because a share of three means little. A single student is neither strong nor weak.
 */
export function OptionShares({ dispute }: { dispute: Dispute }) {
  const { question, statistics } = dispute;
  const { stem, options, body, content, answer_indexes } = question;
  const size = statistics.group_size ?? 0;
  const isFew = statistics.count < fewestForMore;

  return (
    <ContentOptions value={inPanel}>
      <StemBlock className={classes.stem} text={stem} tree={content?.stem} />
      <div className={classes.key}>
        {size > 0 && body === undefined && (
          <>
            <span className={classes.strong}>
              <i />
              {isFew ? `The best ${size}` : 'The best 27 in a hundred'}
            </span>
            <span className={classes.weak}>
              <i />
              {isFew ? `The weakest ${size}` : 'The weakest 27'}
            </span>
          </>
        )}
        <Text component="span" inherit c="dimmed" className="figures">
          {figuresText(statistics)}
        </Text>
      </div>
      {body !== undefined && <BodyKey body={body} getTree={(text) => content?.texts?.[text]} />}
      {options.length > 0 && (
        <ol className={classes.options}>
          {options.map(({ text }, index) => {
            const isKey = answer_indexes.includes(index);
            const selection = statistics.options[index];
            return (
              <li key={optionLabel(index)}>
                <span className={classes.letter} data-key={isKey || undefined}>
                  {optionLabel(index)}
                </span>
                <div>
                  <div className={classes.said}>
                    <LineText text={text} tree={content?.options[index]} />
                    {isKey && <span className={classes.tag}>Key now</span>}
                    {isFavoured(dispute, index) && (
                      <span className={classes.tag} data-warns>
                        Strong students choose this
                      </span>
                    )}
                  </div>
                  {selection !== undefined && size > 0 && (
                    <>
                      <Share
                        className={classes.strong}
                        group="strong"
                        isFew={isFew}
                        count={selection.upper}
                        all={size}
                      />
                      <Share
                        className={classes.weak}
                        group="weak"
                        isFew={isFew}
                        count={selection.lower}
                        all={size}
                      />
                    </>
                  )}
                  {selection !== undefined && size === 0 && (
                    <Share
                      className={classes.strong}
                      group=""
                      isFew
                      count={selection.chosen}
                      all={statistics.count}
                    />
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </ContentOptions>
  );
}

interface ShareProps {
  className: string | undefined;
  group: '' | 'strong' | 'weak';
  isFew: boolean;
  count: number;
  all: number;
}

function Share({ className, group, isFew, count, all }: ShareProps) {
  const percent = Math.round((100 * count) / all);
  const text = isFew ? `${count} of ${all}` : `${percent}%`;
  return (
    <div className={`${classes.share} ${className} figures`}>
      <i style={{ width: `${0.8 * percent}%` }} />
      <span role="img" aria-label={isFew ? `${text} ${group} students` : `${text} of the ${group} students`}>
        {text}
      </span>
    </div>
  );
}

function figuresText({ count, facility, discrimination }: Dispute['statistics']): string {
  if (facility === null) return 'Exams have not counted it so far.';
  const spread = discrimination === null ? [] : [`discrimination ${Math.round(discrimination)}`];
  return [counted(count, 'attempt'), `${Math.round(facility)}% right`, ...spread].join(' · ');
}
