import { createContext } from 'react';

export interface Options {
  /** How many levels the headings of the content lie below those of the page. */
  headingsBelow: number;
  /** The gap that is asked for now: it shows its hint. Null shows the text of all. */
  hiddenCloze: number | null;
  /** The address of a picture of ours by its id; null where there is none, and its description is shown. */
  pictureAddress: (id: string) => string | null;
}

const plainOptions: Options = { headingsBelow: 1, hiddenCloze: null, pictureAddress: () => null };

/** What stands around content sets what it does not say itself. */
export const ContentOptions = createContext(plainOptions);
