import { readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import {
  type Cover,
  coverGroups,
  getVisibleCovers,
  type Occlusion,
} from '@akada/core/cards/pictures/occlusion.ts';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { getAddress } from '../../../lib/http/request.ts';
import { CoverShape } from './cover-shape.tsx';
import classes from './picture.module.css';

interface CoveredPictureProps {
  occlusion: Occlusion;
  /** The requested group of covers. */
  group: number;
  isTurned: boolean;
}

/** A picture with its covers. It can be enlarged, and moved within its frame then. */
export function CoveredPicture({ occlusion, group, isTurned }: CoveredPictureProps) {
  const [isLarge, setLarge] = useState(false);
  const { picture_id: id, width, height } = occlusion;
  const Picture = isLarge ? IconZoomOut : IconZoomIn;
  // A press on the card turns it, and a swipe grades it.
  const stopEvent = (event: SyntheticEvent) => event.stopPropagation();

  return (
    <div className={classes.covered}>
      <div
        className={classes.frame}
        role="presentation"
        data-large={isLarge || undefined}
        onPointerDown={isLarge ? stopEvent : undefined}
      >
        <div className={classes.sheet} style={getShape(occlusion)}>
          <img
            src={getAddress(readQuestionPicture, { params: { id } })}
            width={width}
            height={height}
            alt={describe(occlusion, group, isTurned)}
          />
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={classes.covers}>
            {getVisibleCovers(occlusion, group, isTurned).map(({ cover, role }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cover has no other name than its position.
              <CoverShape key={index} cover={cover} width={width} height={height} className={classes[role]} />
            ))}
            {!isTurned &&
              occlusion.shapes
                .filter((cover) => cover.group === group)
                .map((cover, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cover has no other name than its position.
                  <QuestionMark key={index} cover={cover} width={width} height={height} />
                ))}
          </svg>
        </div>
      </div>
      <button
        type="button"
        className={classes.zoom}
        aria-label="Enlarge the picture"
        aria-pressed={isLarge}
        onClick={(event) => {
          stopEvent(event);
          setLarge(!isLarge);
        }}
      >
        <Picture size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

function QuestionMark({ cover, width, height }: { cover: Cover; width: number; height: number }) {
  const size = 0.7 * Math.min(cover.width * width, cover.height * height);
  return (
    <text
      x={(cover.left + cover.width / 2) * width}
      y={(cover.top + cover.height / 2) * height}
      fontSize={size}
      className={classes.mark}
    >
      ?
    </text>
  );
}

function getShape({ width, height }: Occlusion): CSSProperties & Record<`--${string}`, number> {
  return { aspectRatio: `${width} / ${height}`, '--ratio': width / height };
}

function describe(occlusion: Occlusion, group: number, isTurned: boolean): string {
  const groups = coverGroups(occlusion);
  const cover = `cover ${groups.indexOf(group) + 1} of ${groups.length}`;
  return isTurned ? `The picture without ${cover}` : `What is behind ${cover} of the picture?`;
}
