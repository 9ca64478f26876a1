/** The part of the library that reads the older format, of which types are published nowhere. */
declare module 'word-extractor/lib/word-ole-extractor.js' {
  interface Piece {
    text: string;
  }

  /** Reads `length` bytes at a position into a buffer, from `offset` on. */
  interface Reader {
    read(buffer: Buffer, offset: number, length: number, position: number): Promise<Buffer>;
  }

  export default class WordOleExtractor {
    /** The text in the order of the document; deleted text is zeros, the ends of rows are line ends. */
    protected _pieces: Piece[];
    /** How many characters each part of the text has; the parts follow each other. */
    protected _boundaries: Record<'ccpText' | 'ccpFtn' | 'ccpHdd' | 'ccpAtn' | 'ccpEdn' | 'ccpTxbx', number>;
    extract(reader: Reader): Promise<unknown>;
    protected extractWordDocument(container: unknown, stream: Buffer): Promise<unknown>;
    protected buildDocument(): unknown;
    protected writeParagraphProperties(stream: Buffer, table: Buffer): void;
  }
}
