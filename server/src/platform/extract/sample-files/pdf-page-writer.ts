// The former place of this file, kept while the benchmarks import it from here.
export { makePdf, PAGE } from '../testing/pdf-page-writer.ts';
