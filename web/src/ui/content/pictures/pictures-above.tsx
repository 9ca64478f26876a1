import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { IconPhoto } from '@tabler/icons-react';
import { use, useEffect, useRef, useState } from 'react';
import { useLittleData } from '../../../lib/device/little-data.ts';
import { counted, fileSize } from '../../../lib/format/numbers.ts';
import { ContentOptions } from '../content-options.ts';
import { contentParts } from '../content-parts.ts';
import classes from './picture.module.css';
import { readPictureSize } from './picture-sizes.ts';
import { requestPictures, useWaitingPictures } from './requested-pictures.ts';

export type OptionTrees = readonly (ContentTree | null | undefined)[];

/** The button above options that loads the pictures of all of them; renders nothing unless they wait for a tap. */
export function PicturesAbove({ trees }: { trees: OptionTrees }) {
  const { loadsPictures } = use(ContentOptions);
  const isLittle = useLittleData();
  const { pictures } = contentParts(trees);

  if (!isLittle || loadsPictures || pictures.length === 0) return null;
  return <ShowPictures key={pictures.join()} ids={pictures} />;
}

function ShowPictures({ ids: current }: { ids: readonly string[] }) {
  // Other pictures are another element, by its key.
  const [ids] = useState(current);
  const waitingCount = useWaitingPictures(ids);
  const [bytes, setBytes] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(ids.map(readPictureSize)).then((sizes) => {
      const knownSizes = sizes.filter((size) => size !== null);
      if (isCurrent && knownSizes.length === ids.length)
        setBytes(knownSizes.reduce((sum, size) => sum + size.bytes, 0));
    });
    return () => {
      isCurrent = false;
    };
  }, [ids]);

  const show = () => {
    requestPictures(ids);
    // The pressed button goes, and the keyboard stays where it was.
    frame.current?.focus();
  };

  return (
    <div ref={frame} tabIndex={-1} className={classes.above}>
      {waitingCount > 0 && (
        <button type="button" className={classes.placeholder} onClick={show}>
          <IconPhoto size={22} aria-hidden />
          Show {counted(ids.length, 'picture')}
          {bytes !== null && `, ${fileSize(bytes)}`}
        </button>
      )}
    </div>
  );
}
