/** A type of question in a table: a further type is one more module. */
import type { BodyType, QuestionBody } from '@akada/core/question-types/question-body.ts';

export type TypedBody<Type extends BodyType> = Extract<QuestionBody, { type: Type }>;

/** The cells of a row that depend on its type. */
export interface CsvCells {
  /** The name of the type in the column `type`, in the form of the reader. */
  type: string;
  answer: string;
  tolerance: string;
  unit: string;
  /** Texts by column; an empty column has an empty text. */
  options: string[];
  feedback: string[];
}

/** The result of the cells, or a sentence about a mistake. */
export type CsvBodyReading<Body = QuestionBody> = { body: Body; warnings?: string[] } | string;

export type WrittenCells = { cells: Partial<CsvCells>; remark?: string } | { missing: string };

interface Module<Body> {
  /** Names of the type in files, in the form of the reader. */
  names: RegExp;
  /** @param cells of the row, in Markdown where people read them @returns the body, or a sentence about a mistake */
  read(cells: CsvCells): CsvBodyReading<Body>;
  /** @param body of this type @returns the cells, or the reason why a table cannot hold it */
  write(body: Body): WrittenCells;
}

export type CsvType = Module<QuestionBody> & { type: BodyType };

/** @param module reads and writes bodies of one type @returns it for the table, where the body can be of any type */
export function defineType<Type extends BodyType>(module: Module<TypedBody<Type>> & { type: Type }): CsvType {
  return module as unknown as CsvType;
}
