import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { links } from '@akada/core/links/links.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Hours, Tag } from '../booking-parts.tsx';
import { getCloth } from '../booking-words.ts';
import { useNow } from '../use-now.ts';
import { SeatTaking } from './seat-actions.tsx';
import { describeGroup, priceText, seatsLeft } from './seat-words.ts';

/** A group tutorial in a list: title, time, tutor, free seats and price. */
export function TutorialRow({ tutorial }: { tutorial: Tutorial }) {
  const zone = useZone();
  const now = useNow();
  const { id, title, tutor, subject, state } = tutorial;
  const { label, tone } = describeGroup(tutorial, zone, now);
  const left = seatsLeft(tutorial);
  const seats = state === 'open' && left > 0 ? `, ${counted(left, 'seat')} left` : '';

  return (
    <div className={rows.whole}>
      <RowText cover={<Cover of={getCloth(subject)} size={56} />} title={title} to={links.tutorials({ id })}>
        <Hours of={tutorial} />
        <RowFacts>
          {subject} with {tutor.full_name}
        </RowFacts>
        <RowFacts>
          {priceText(tutorial)}
          {seats}
        </RowFacts>
      </RowText>
      <div className={rows.actions}>
        {label !== '' && <Tag tone={tone}>{label}</Tag>}
        <SeatTaking tutorial={tutorial} />
      </div>
    </div>
  );
}
