import { type PictureSize, readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { IconPhoto } from '@tabler/icons-react';
import { use, useEffect, useRef, useState } from 'react';
import { useLittleData } from '../../../lib/device/little-data.ts';
import { fileSize } from '../../../lib/format/numbers.ts';
import { getAddress } from '../../../lib/http/request.ts';
import { ContentOptions } from '../content-options.ts';
import classes from './picture.module.css';
import { readPictureSize } from './picture-sizes.ts';
import { requestPictures, useWaitingPictures } from './requested-pictures.ts';

interface PictureProps {
  id: string;
  /** The description; a picture without one is still mentioned, because a question may be about it. */
  alt: string;
}

/** The width in pixels below which the words need more space than the picture. */
const minWidth = 240;

/** A picture of a text. With little data it loads on tap. */
export function Picture({ id, alt }: PictureProps) {
  const { isInRow, loadsPictures, isLoadedAbove } = use(ContentOptions);
  const isOnTap = useLittleData() && !loadsPictures;

  if (isInRow) return <Mention alt={alt} />;
  if (isOnTap && isLoadedAbove) return <PictureAfterTap id={id} alt={alt} />;
  return isOnTap ? <PictureOnTap id={id} alt={alt} /> : <LoadedPicture id={id} alt={alt} />;
}

function Mention({ alt }: Pick<PictureProps, 'alt'>) {
  return <span className={classes.mention}>Picture: {alt === '' ? 'without a description' : alt}</span>;
}

function PictureAfterTap({ id, alt }: PictureProps) {
  return useWaitingPictures([id]) > 0 ? <Mention alt={alt} /> : <LoadedPicture id={id} alt={alt} />;
}

function LoadedPicture({ id, alt }: PictureProps) {
  return (
    <img
      className={classes.picture}
      src={getAddress(readQuestionPicture, { params: { id } })}
      alt={getDescription(alt)}
      loading="lazy"
    />
  );
}

/** Keeps the space of the picture, and says what loading it costs. */
function PictureOnTap({ id, alt }: PictureProps) {
  const isVisible = useWaitingPictures([id]) === 0;
  const [size, setSize] = useState<PictureSize | null>(null);
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void readPictureSize(id).then((knownSize) => {
      if (isCurrent) setSize(knownSize);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);

  const show = () => {
    requestPictures([id]);
    // The pressed button goes, and the keyboard stays where it was.
    frame.current?.focus();
  };
  const hasRoom = size !== null && size.width >= minWidth;
  const space = hasRoom ? { width: size.width, aspectRatio: `${size.width} / ${size.height}` } : {};

  return (
    <span className={classes.frame} style={space} ref={frame} tabIndex={-1}>
      {isVisible ? (
        <LoadedPicture id={id} alt={alt} />
      ) : (
        <button type="button" className={classes.placeholder} onClick={show}>
          <IconPhoto size={22} aria-hidden />
          <span>
            Show picture{size !== null && `, ${fileSize(size.bytes)}`}
            <span className={classes.description}>{getDescription(alt)}</span>
          </span>
        </button>
      )}
    </span>
  );
}

const getDescription = (alt: string) => (alt === '' ? 'Picture without a description' : alt);
