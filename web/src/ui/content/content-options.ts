import { createContext, type ReactNode } from 'react';

export interface Options {
  /** The difference in level between the content's headings and the page's. */
  headingsBelow: number;
  /** The requested gap, which shows its hint. Null shows the text of all gaps. */
  hiddenCloze: number | null;
  /** True in the texts of cards, where code may have gaps. */
  isCard: boolean;
  /** True in a row of a list, which names pictures instead of showing them and has no line breaks. */
  isInRow: boolean;
  /** True if a picture cannot wait for a tap: on paper. */
  loadsPictures: boolean;
  /** True inside a control, which contains no other one: `OptionPictures` above it loads pictures that wait for a tap. */
  isLoadedAbove: boolean;
  /** Renders plain text that contains marks; null if there are none. */
  drawText: ((text: string) => ReactNode) | null;
}

const plainOptions: Options = {
  headingsBelow: 1,
  hiddenCloze: null,
  isCard: false,
  isInRow: false,
  loadsPictures: false,
  isLoadedAbove: false,
  drawText: null,
};

/** The options in a panel, whose heading is one level below the page's title. */
export const inPanel: Options = { ...plainOptions, headingsBelow: 2 };

/** Nobody taps on paper. */
export const onPaper: Options = { ...plainOptions, loadsPictures: true };

export const inRow: Options = { ...plainOptions, isInRow: true };

/** Defaults that surrounding components set for content. */
export const ContentOptions = createContext(plainOptions);
