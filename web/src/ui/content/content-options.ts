import { createContext } from 'react';

export interface Options {
  /** How many levels the headings of the content lie below those of the page. */
  headingsBelow: number;
  /** The gap that is asked for now: it shows its hint. Null shows the text of all. */
  hiddenCloze: number | null;
  /** Whether pictures are seen; in the rows of a list they are named. */
  hasPictures: boolean;
}

const plainOptions: Options = { headingsBelow: 1, hiddenCloze: null, hasPictures: true };

/** Of a panel, whose title is below that of the page. */
export const inPanel: Options = { ...plainOptions, headingsBelow: 2 };

/** Of a row in a list. */
export const inRow: Options = { ...plainOptions, hasPictures: false };

/** What stands around content sets what it does not say itself. */
export const ContentOptions = createContext(plainOptions);
