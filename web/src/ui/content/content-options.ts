import { createContext, type ReactNode } from 'react';

export interface Options {
  /** How many levels the headings of the content lie below those of the page. */
  headingsBelow: number;
  /** The gap that is asked for now: it shows its hint. Null shows the text of all. */
  hiddenCloze: number | null;
  /** Whether it stands in a row of a list: pictures are named there, and lines go on. */
  isInRow: boolean;
  /** Draws plain text that has marks in it; null where there are none. */
  drawText: ((text: string) => ReactNode) | null;
}

const plainOptions: Options = { headingsBelow: 1, hiddenCloze: null, isInRow: false, drawText: null };

/** Of a panel, whose title is below that of the page. */
export const inPanel: Options = { ...plainOptions, headingsBelow: 2 };

/** Of a row in a list. */
export const inRow: Options = { ...plainOptions, isInRow: true };

/** What stands around content sets what it does not say itself. */
export const ContentOptions = createContext(plainOptions);
