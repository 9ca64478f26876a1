/**
 * The classes with rules in KaTeX's style sheet. The tree omits KaTeX's other classes, which would be a tenth
 * of it. A test compares this list with the style sheet.
 */
const names = `
accent-body accent-full amsrm angl anglpad arraycolsep boldsymbol boxpad brace-center brace-left
brace-right cancel-lap cancel-pad cd-arrow-pad cd-label-left cd-label-right cd-vert-arrow clap
col-align-c col-align-l col-align-r delim-size1 delim-size4 delimcenter delimsizing eqn-num fbox
fcolorbox fleqn fontsize-ensurer frac-line halfarrow-left halfarrow-right hide-tail katex
katex-accent katex-base katex-display katex-fix katex-hdashline katex-hline katex-html
katex-inner katex-newline katex-overlay katex-overline katex-root katex-rule katex-sizing
katex-smash katex-sout katex-stretchy katex-strut katex-tag katex-thinbox katex-underline
katex-vbox katex-version large-op leqno llap mainrm mathbb mathbf mathboldfrak mathboldsf
mathcal mathfrak mathit mathitsf mathnormal mathrm mathscr mathsf mathsfit mathtt mfrac mover
mspace msupsub mtable mtr-glue mult munder nulldelimiter op-limits op-symbol overline-line
pstrut reflectbox reset-size1 reset-size10 reset-size11 reset-size2 reset-size3 reset-size4
reset-size5 reset-size6 reset-size7 reset-size8 reset-size9 rlap size1 size10 size11 size2 size3
size4 size5 size6 size7 size8 size9 small-op sqrt svg-align textbb textbf textboldfrak
textboldsf textfrak textit textitsf textrm textscr textsf texttt underline-line
vertical-separator vlist vlist-r vlist-s vlist-t vlist-t2 x-arrow x-arrow-pad
`;

/** Class names as in KaTeX's HTML. */
export const styledClasses: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
