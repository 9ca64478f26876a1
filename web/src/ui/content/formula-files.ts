/** The styles and fonts of nearly every formula; fonts of rare letters load on demand. */
import mainRegular from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import mathItalic from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import size1 from 'katex/dist/fonts/KaTeX_Size1-Regular.woff2?url';
import size2 from 'katex/dist/fonts/KaTeX_Size2-Regular.woff2?url';
import stylesheet from 'katex/dist/katex-swap.min.css?url';

export const formulaFiles = [stylesheet, mainRegular, mathItalic, size1, size2];
